/** A text of ours, where `**` marks what is bold. Whatever else it holds is text, never markup. */
export function Emphasis({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('**').map((piece, at) => {
        // Split at the marks: every second piece is bold.
        const key = `${at}`;
        return at % 2 === 1 ? <b key={key}>{piece}</b> : <span key={key}>{piece}</span>;
      })}
    </>
  );
}

/** Paragraphs as one reads them in the rules. */
export function Prose({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <div class="prose">
      {paragraphs.map((text) => (
        <p key={text}>
          <Emphasis text={text} />
        </p>
      ))}
    </div>
  );
}
