/** A paragraph of ours, where `**` marks what is bold. Whatever else it holds is text. */
function Paragraph({ text }: { readonly text: string }) {
  // Split at the marks: every second piece is bold.
  const pieces = text.split('**');
  return (
    <p>
      {pieces.map((piece, at) => {
        const key = `${at}`;
        return at % 2 === 1 ? <b key={key}>{piece}</b> : <span key={key}>{piece}</span>;
      })}
    </p>
  );
}

/** Paragraphs with an empty line between them. */
export function Prose({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <div class="prose">
      {paragraphs.map((text) => (
        <Paragraph key={text} text={text} />
      ))}
    </div>
  );
}
