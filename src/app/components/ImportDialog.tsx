import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { formatBytes } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import { ArchiveError, archiveLimit } from '../../storage/archive.ts';
import { StorageError } from '../../storage/saving.ts';
import { type Arrival, type BadGame, examineArchive, takeIn } from '../../table/arrival.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { Waiting } from './Message.tsx';
import { Emphasis } from './Prose.tsx';

/** How many unreadable games are named one by one. */
const named = 3;

type Step =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly arrival: Arrival; readonly taking: boolean };

/** Why a file was refused, in a sentence. */
function refusal(error: unknown, { name, size }: File): string {
  // Its stars would be taken for ours.
  const file = name.replaceAll('*', '');
  if (!(error instanceof ArchiveError)) return t.peek()('yours:import.unread', { file });
  const { fault, place } = error;
  if (fault === 'large') return t.peek()('yours:import.large', { file, size: formatBytes(size) });
  if (place && (fault === 'cut' || fault === 'noise'))
    return t.peek()(`yours:import.${fault}At`, { file, ...place });
  return t.peek()(`yours:import.${fault}`, { file });
}

async function read(file: File): Promise<Step> {
  try {
    if (file.size > archiveLimit) throw new ArchiveError('large');
    return { kind: 'read', arrival: await examineArchive(await file.text()), taking: false };
  } catch (error) {
    return { kind: 'refused', why: refusal(error, file) };
  }
}

function badWords({ place, reason, action }: BadGame): string {
  if (reason === 'newer') return t.value('yours:import.badNewer', { place });
  if (reason === 'illegal') return t.value('yours:import.badIllegal', { place, action });
  return t.value('yours:import.badBroken', { place });
}

/** Takes the focus when it comes, so that what was found is read out, and no key press meets a button too early. */
function Title({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id="import" tabIndex={-1} ref={heading}>
      {text}
    </h2>
  );
}

/** What the file holds, counted. */
function Counts({ fresh, newer, here, bad }: Arrival) {
  const tiles = [
    { kind: 'fresh', count: fresh.length, shown: true },
    { kind: 'newer', count: newer.length, shown: newer.length > 0 },
    { kind: 'here', count: here, shown: true },
    { kind: 'bad', count: bad.length, shown: bad.length > 0 },
  ] as const;
  return (
    <dl class="tally">
      {tiles
        .filter(({ shown }) => shown)
        .map(({ kind, count }) => (
          <div key={kind} class={kind}>
            <dt>
              {kind === 'bad' ? <Icon name="triangle-alert" /> : null}
              {t.value(`yours:import.${kind}`, { count })}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What will become of each kind of game. */
function Notes({ newer, here, busy, bad }: Arrival) {
  const more = bad.length - named;
  return (
    <div class="notes">
      {newer.length > 0 ? <p class="note">{t.value('yours:import.noteNewer')}</p> : null}
      {here > 0 ? <p class="note">{t.value('yours:import.noteHere')}</p> : null}
      {busy > 0 ? <p class="note">{t.value('yours:import.noteBusy', { count: busy })}</p> : null}
      {bad.length > 0 ? (
        <>
          <p class="note">{t.value('yours:import.noteBad')}</p>
          <ul class="note faults">
            {bad.slice(0, named).map((game) => (
              <li key={game.place}>{badWords(game)}</li>
            ))}
            {more > 0 ? <li>{t.value('yours:import.badMore', { count: more })}</li> : null}
          </ul>
        </>
      ) : null}
    </div>
  );
}

export interface ImportDialogProps {
  readonly file: File;
  onClose(): void;
  /** Games have been taken in. */
  onTaken(): void;
}

/** What a file would bring, and the button that takes it in. */
export function ImportDialog({ file, onClose, onTaken }: ImportDialogProps) {
  const step = useSignal<Step>({ kind: 'reading' });

  useEffect(() => {
    let wanted = true;
    void read(file).then((next) => {
      if (wanted) step.value = next;
    });
    return () => {
      wanted = false;
    };
  }, [file]);

  const take = async (arrival: Arrival, close: () => void) => {
    step.value = { kind: 'read', arrival, taking: true };
    try {
      const count = await takeIn(arrival);
      toast(t.peek()('yours:import.done', { count }));
      onTaken();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      toast(t.peek()('yours:import.failed'));
    }
    close();
  };

  return (
    <Dialog labelledBy="import" onClose={onClose}>
      {(close) => {
        const { value } = step;
        const shut = (text: string) => (
          <button type="button" class="btn" onClick={close}>
            {text}
          </button>
        );
        if (value.kind === 'reading') {
          return (
            <>
              <h2 id="import" class="visually-hidden">
                {t.value('yours:import.reading')}
              </h2>
              <Waiting text={t.value('yours:import.reading')} />
              <div class="dialog-act">{shut(t.value('yours:import.cancel'))}</div>
            </>
          );
        }
        if (value.kind === 'refused') {
          return (
            <>
              <Title text={t.value('yours:import.refused')} />
              <p>
                <Emphasis text={value.why} /> {t.value('yours:import.unchanged')}
              </p>
              <div class="dialog-act one">{shut(t.value('shell:common.close'))}</div>
            </>
          );
        }
        const { arrival, taking } = value;
        const count = arrival.fresh.length + arrival.newer.length;
        const all = count + arrival.here + arrival.bad.length;
        return (
          <>
            <Title
              text={
                count > 0 ? t.value('yours:import.title', { count: all }) : t.value('yours:import.nothing')
              }
            />
            <p>
              <Emphasis text={t.value('yours:import.whole', { file: file.name.replaceAll('*', '') })} />
            </p>
            <Counts {...arrival} />
            <Notes {...arrival} />
            {count > 0 ? (
              <div class="dialog-act">
                {shut(t.value('yours:import.cancel'))}
                <button
                  type="button"
                  class="btn primary"
                  aria-busy={taking}
                  onClick={() => {
                    if (!taking) void take(arrival, close);
                  }}
                >
                  {taking ? <span class="pips" /> : null}
                  {taking ? t.value('yours:import.doing') : t.value('yours:import.do', { count })}
                </button>
              </div>
            ) : (
              <div class="dialog-act one">{shut(t.value('shell:common.close'))}</div>
            )}
          </>
        );
      }}
    </Dialog>
  );
}
