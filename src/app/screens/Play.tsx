import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameModule } from '../../games/module.ts';
import { loadGame } from '../../games/registry.ts';
import { loadNamespace, t } from '../../i18n/index.ts';
import { ownMatch, rememberMatch } from '../../storage/tab.ts';
import type { Opening } from '../../table/start.ts';
import type { Table } from '../../table/table.ts';
import { toast } from '../../ui/toast.ts';
import { UnsavedBar, UpdateBar } from '../components/Bars.tsx';
import { Cover } from '../components/Cover.tsx';
import { Message, Waiting } from '../components/Message.tsx';
import { seatName } from '../components/seatWords.ts';
import { leaveMatch, mayTakeOver } from '../openMatch.ts';
import { go, replace } from '../routes.ts';
import { beforeUpdate } from '../update.ts';

/** What stands on the screen before, instead of or as the table. */
type Shown =
  | { readonly kind: 'setting' }
  | { readonly kind: 'open'; readonly table: Table; readonly module: GameModule }
  | { readonly kind: 'none' }
  /** The game's files could not be fetched. */
  | { readonly kind: 'unfetched' }
  | Exclude<Opening, { readonly kind: 'open' | 'missing' }>;

/** The table of the game that this window plays or played before a reload. */
async function openTable(id: string | null, steal: boolean): Promise<Shown> {
  if (id === null) return { kind: 'none' };
  try {
    const { resumeMatch } = await import('../../table/start.ts');
    const opening = await resumeMatch(id, { steal });
    // A reload is to find the same again.
    rememberMatch(id);
    if (opening.kind === 'missing') return { kind: 'none' };
    if (opening.kind !== 'open') return opening;
    const { table } = opening;
    const [module] = await Promise.all([loadGame(table.game), loadNamespace(table.game)]);
    return { kind: 'open', table, module };
  } catch {
    return { kind: 'unfetched' };
  }
}

const goHome = () => replace({ screen: 'home' });

function HomeButton() {
  return (
    <button type="button" class="btn" onClick={goHome}>
      {t.value('shell:common.home')}
    </button>
  );
}

function ActButton({ text, onClick }: { readonly text: string; onClick(): void }) {
  return (
    <button type="button" class="btn primary" onClick={onClick}>
      {text}
    </button>
  );
}

/** What stands where the table would. */
function Stand({ children }: { readonly children: ComponentChildren }) {
  return (
    <main class="stand">
      <h1 class="visually-hidden" tabIndex={-1}>
        {t.value('shell:app.name')}
      </h1>
      {children}
    </main>
  );
}

/** A state that is not the table: what is the case, what was kept, what to do. */
function Instead({
  shown,
  onOpen,
}: {
  readonly shown: Exclude<Shown, { readonly kind: 'open' }>;
  onOpen(steal: boolean): void;
}) {
  const again = t.value('shell:play.again');
  switch (shown.kind) {
    case 'setting':
      return <Waiting text={t.value('shell:play.setting')} />;
    case 'elsewhere':
      return (
        <Message title={t.value('shell:play.elsewhere')} text={t.value('shell:play.elsewhereNote')}>
          <HomeButton />
          <ActButton text={t.value('shell:play.playHere')} onClick={() => onOpen(true)} />
        </Message>
      );
    case 'unreadable':
      return (
        <Message title={t.value('shell:play.unreadable')} text={t.value('shell:play.unreadableNote')}>
          <HomeButton />
        </Message>
      );
    case 'failed':
      return (
        <Message title={t.value('shell:play.storeFailed')} text={t.value('shell:play.storeFailedNote')}>
          <HomeButton />
          <ActButton text={again} onClick={() => onOpen(false)} />
        </Message>
      );
    case 'unfetched':
      return (
        <Message title={t.value('shell:play.failed')} text={t.value('shell:play.failedNote')}>
          <HomeButton />
          <ActButton text={again} onClick={() => onOpen(false)} />
        </Message>
      );
    default:
      return (
        <Message title={t.value('shell:play.none')} text={t.value('shell:play.noneNote')}>
          <ActButton text={t.value('shell:common.home')} onClick={goHome} />
        </Message>
      );
  }
}

interface OpenTableProps {
  readonly table: Table;
  readonly module: GameModule;
  onTakeBack(): void;
  onPlayAgain(): void;
}

/** The game's own table, or what has to come before it. */
function OpenTable({ table, module, onTakeBack, onPlayAgain }: OpenTableProps) {
  const { game } = table;

  useEffect(() => beforeUpdate(() => table.settled()), [table]);
  useEffect(
    () =>
      table.notice.subscribe((notice) => {
        if (notice) toast(t.peek()('shell:play.botFailed', { name: seatName(table.seats, notice.seat) }));
      }),
    [table],
  );

  if (table.closed.value === 'elsewhere') {
    return (
      <Stand>
        <Message title={t.value('shell:play.takenOver')} text={t.value('shell:play.takenOverNote')}>
          <HomeButton />
          <ActButton text={t.value('shell:play.playHere')} onClick={onTakeBack} />
        </Message>
      </Stand>
    );
  }
  const next = table.handOver.value;
  if (next !== null)
    return <Cover game={game} name={seatName(table.seats, next)} onTake={() => table.takeOver()} />;
  return (
    <module.TableView
      table={table}
      onLeave={leaveMatch}
      onRules={() => go({ screen: 'rules', game, page: 0 })}
      onSettings={() => go({ screen: 'settings' })}
      onPlayAgain={onPlayAgain}
    />
  );
}

/** The table that this window plays at. */
export function Play() {
  const shown = useSignal<Shown>({ kind: 'setting' });
  /** A new game is being set up: a second tap starts no second one. */
  const starting = useRef(false);

  const open = async (steal: boolean) => {
    const id = ownMatch();
    shown.value = { kind: 'setting' };
    shown.value = await openTable(id, steal);
  };

  useEffect(() => void open(mayTakeOver()), []);

  const playAgain = async (table: Table, module: GameModule) => {
    if (starting.current) return;
    starting.current = true;
    try {
      const { createMatch } = await import('../../table/start.ts');
      const options = table.record()?.options ?? {};
      const created = await createMatch({ game: table.game, options, seats: table.seats });
      shown.value = { kind: 'open', module, table: created };
    } catch {
      toast(t.value('shell:error.startFailed'));
    } finally {
      starting.current = false;
    }
  };

  const { value } = shown;
  const game = value.kind === 'open' ? value.table.game : undefined;
  return (
    <div class="play" data-game={game}>
      <div class="bars">
        <UpdateBar />
        <UnsavedBar />
      </div>
      {value.kind === 'open' ? (
        <OpenTable
          // Another game is another table: nothing of the last one may stay on the screen.
          key={value.table.fingerprint}
          table={value.table}
          module={value.module}
          onTakeBack={() => void open(true)}
          onPlayAgain={() => void playAgain(value.table, value.module)}
        />
      ) : (
        <Stand>
          <Instead shown={value} onOpen={(steal) => void open(steal)} />
        </Stand>
      )}
    </div>
  );
}
