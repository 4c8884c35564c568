import { describe, expect, it } from 'vitest';
import type { BaseAction } from '../../src/engine/game.ts';
import type { LanesState } from '../../src/games/lanes/state.ts';
import { bot, calm, firstLegal, matchOf, pass, person, roll, setTable } from './stand-ins.ts';

const step = (table: { view: { value: { state: unknown } } }): string =>
  (table.view.value.state as LanesState).step;

const againstKastor = (start = 0) => [matchOf([person('Ola'), bot('Kastor')], start)];

describe('a table with a bot', () => {
  it('asks a bot for its secret choice when every person has made theirs, and not before', async () => {
    const { table, bots } = setTable(againstKastor());
    await table.send(roll);
    await calm();
    expect(step(table)).toBe('white');
    expect(bots.questions).toHaveLength(0);
    expect(bots.prepared).toBeGreaterThan(0);
    await table.send(pass);
    expect(bots.questions).toHaveLength(1);
    expect(bots.questions[0]?.level).toBe('normal');
    expect(bots.questions[0]?.view.seat).toBe(1);
    // What the person chose is not in what the bot sees.
    expect(bots.questions[0]?.view.sealed).toBeNull();
    expect(bots.questions[0]?.view.waitingFor).toEqual([1]);
  });

  it('keeps what one bot has chosen from the screen until the last of them has', async () => {
    const { table, bots, saves } = setTable([matchOf([person('Ola'), bot('Kastor'), bot('Pelle')])]);
    await table.send(roll);
    await table.send(pass);
    await calm();
    bots.questions[0]?.answer(firstLegal(bots.questions[0].view));
    await calm();
    expect(saves.at(-1)?.sealed).toHaveLength(2);
    expect(table.view.value.waitingFor).toEqual([2]);
    expect(JSON.stringify(table.view.value.log)).not.toContain('cross');
    bots.questions[1]?.answer(pass);
    await calm();
    expect(JSON.stringify(table.view.value.log)).toContain('cross');
  });

  it('reveals all choices at once, whoever was last', async () => {
    const { table, bots } = setTable(againstKastor());
    await table.send(roll);
    await calm();
    await table.send(firstLegal(table.view.value));
    expect(table.view.value.sealed).not.toBeNull();
    expect(table.view.value.waitingFor).toEqual([1]);
    bots.questions[0]?.answer(pass);
    await calm();
    expect(step(table)).toBe('colour');
    expect(table.view.value.log.at(-1)).toMatchObject({
      kind: 'choices',
      choices: [{ seat: 0 }, { seat: 1, action: pass }],
    });
  });

  it('shows what the bot does in public at a pace that people follow', async () => {
    const { table, bots, clock } = setTable(againstKastor(1));
    expect(step(table)).toBe('throw');
    await calm();
    clock.move(1199);
    await calm();
    expect(step(table)).toBe('throw');
    clock.move(1);
    await calm();
    expect(step(table)).toBe('white');
    await table.send(pass);
    bots.questions[0]?.answer(pass);
    await calm();
    expect(step(table)).toBe('colour');
    bots.questions[1]?.answer(pass);
    clock.move(1199);
    await calm();
    expect(step(table)).toBe('colour');
    clock.move(1);
    await calm();
    expect(step(table)).toBe('throw');
  });

  it('counts the time a bot thinks as part of the pace', async () => {
    const { table, bots, clock } = setTable(againstKastor(1));
    await calm();
    clock.move(1200);
    await calm();
    await table.send(pass);
    bots.questions[0]?.answer(pass);
    await calm();
    clock.move(2000);
    bots.questions[1]?.answer(pass);
    await calm();
    expect(step(table)).toBe('throw');
    expect(clock.waiting).toBe(0);
  });

  it('waits for nothing when the pace is instant', async () => {
    const { table, clock } = setTable(againstKastor(1), { pace: 0 });
    await calm();
    expect(step(table)).toBe('white');
    expect(clock.waiting).toBe(0);
  });

  it.each(['fails', 'breaks the rules'])('decides for a bot that %s, and says so', async (how) => {
    const { table, bots, saves } = setTable(againstKastor());
    await table.send(roll);
    await table.send(pass);
    await calm();
    if (how === 'fails') bots.questions[0]?.fail();
    else bots.questions[0]?.answer({ type: 'cross', lane: 'nowhere' } as BaseAction);
    await calm();
    expect(table.notice.value).toEqual({ kind: 'bot-failed', seat: 1 });
    expect(saves.at(-1)?.actions.at(-1)).toEqual({ seat: 1, type: 'pass', auto: true });
  });
});

describe('what is sent', () => {
  it('is written before it is shown', async () => {
    let letThrough = () => {};
    const { table } = setTable(againstKastor(), {
      onSave: () =>
        new Promise<void>((resolve) => {
          letThrough = resolve;
        }),
    });
    const sent = table.send(roll);
    await calm();
    expect(step(table)).toBe('throw');
    letThrough();
    await sent;
    expect(step(table)).toBe('white');
  });

  it('counts once when it comes twice', async () => {
    const { table, saves } = setTable(againstKastor());
    await Promise.all([table.send(roll), table.send(roll)]);
    expect(saves).toHaveLength(1);
    await Promise.all([table.send(pass), table.send(firstLegal(table.view.value))]);
    expect(saves).toHaveLength(2);
    expect(table.view.value.sealed).toEqual(pass);
  });

  it('is refused when the rules refuse it, and changes nothing', async () => {
    const { table, saves } = setTable(againstKastor());
    await expect(table.send(pass)).rejects.toThrow();
    expect(saves).toHaveLength(0);
    await table.send(roll);
    expect(step(table)).toBe('white');
  });
});

describe('undo', () => {
  it('gives a sealed choice back while the bot still thinks, and what the bot then says is void', async () => {
    const { table, bots } = setTable(againstKastor());
    await table.send(roll);
    expect(table.canUndo.value).toBe(false);
    await table.send(firstLegal(table.view.value));
    expect(table.canUndo.value).toBe(true);
    await table.undo();
    expect(table.view.value.sealed).toBeNull();
    expect(table.canUndo.value).toBe(false);
    await calm();
    bots.questions[0]?.answer(pass);
    await calm();
    expect(table.view.value.waitingFor).toEqual([0, 1]);
    await table.send(pass);
    bots.questions[1]?.answer(pass);
    await calm();
    expect(step(table)).toBe('colour');
  });

  it('takes back with a choice what bots have chosen after it', async () => {
    const { table, bots, saves } = setTable([matchOf([person('Ola'), bot('Kastor'), bot('Pelle')])]);
    await table.send(roll);
    await table.send(pass);
    bots.questions[0]?.answer(pass);
    await calm();
    expect(table.view.value.waitingFor).toEqual([2]);
    await table.undo();
    expect(table.view.value.waitingFor).toEqual([0, 1, 2]);
    expect(saves.at(-1)?.sealed).toHaveLength(0);
  });

  it('is over when the choices have been revealed', async () => {
    const { table, bots } = setTable(againstKastor());
    await table.send(roll);
    await table.send(pass);
    bots.questions[0]?.answer(pass);
    await calm();
    expect(step(table)).toBe('colour');
    expect(table.canUndo.value).toBe(false);
    await table.undo();
    expect(step(table)).toBe('colour');
  });

  it('gives a colour choice back until the next throw', async () => {
    const { table, bots, clock, saves } = setTable(againstKastor());
    await table.send(roll);
    await table.send(pass);
    bots.questions[0]?.answer(pass);
    await calm();
    const before = table.view.value;
    await table.send(pass);
    expect(step(table)).toBe('throw');
    expect(table.canUndo.value).toBe(true);
    await table.undo();
    expect(table.view.value).toEqual(before);
    expect(saves.at(-1)?.actions).toHaveLength(3);
    clock.move(5000);
    await calm();
    expect(step(table)).toBe('colour');
    await table.send(pass);
    clock.move(1200);
    await calm();
    expect(step(table)).toBe('white');
    expect(table.canUndo.value).toBe(false);
  });

  it('goes back over both own choices of a round played alone, and stops at the throw', async () => {
    const { table } = setTable([matchOf([person('Ola')])]);
    await table.send(roll);
    await table.send(pass);
    await table.send(pass);
    expect(step(table)).toBe('throw');
    await table.undo();
    expect(step(table)).toBe('colour');
    await table.undo();
    expect(step(table)).toBe('white');
    expect(table.canUndo.value).toBe(false);
  });

  it('does not exist when several people play', async () => {
    const { table } = setTable([matchOf([person('Ola'), person('Kari')])]);
    await table.send(roll);
    await table.send(pass);
    table.takeOver();
    expect(table.canUndo.value).toBe(false);
  });
});

describe('pass and play', () => {
  const three = () => [matchOf([person('Ola'), bot('Kastor'), person('Kari')], 2)];

  it('covers the screen between two people who choose in secret, and nowhere else', async () => {
    const { table, bots } = setTable(three());
    expect(table.people).toEqual([0, 2]);
    expect(table.view.value.seat).toBe(2);
    expect(table.handOver.value).toBeNull();
    await table.send(roll);
    await calm();
    expect(table.view.value.seat).toBe(2);
    expect(table.handOver.value).toBeNull();
    await table.send(firstLegal(table.view.value));
    expect(table.handOver.value).toBe(0);
    expect(table.view.value.seat).toBeNull();
    expect(table.view.value.sealed).toBeNull();
    expect(table.view.value.legal).toEqual([]);
    await table.send(pass);
    await calm();
    expect(table.handOver.value).toBe(0);
    expect(bots.questions).toHaveLength(0);
    table.takeOver();
    expect(table.handOver.value).toBeNull();
    expect(table.view.value.seat).toBe(0);
    expect(table.view.value.sealed).toBeNull();
    await table.send(pass);
    bots.questions[0]?.answer(pass);
    await calm();
    // Revealed: the roller's colour choice is public, so the screen just turns to her.
    expect(step(table)).toBe('colour');
    expect(table.handOver.value).toBeNull();
    expect(table.view.value.seat).toBe(2);
  });

  it('stays with whoever had the device while a bot acts', async () => {
    const { table, bots, clock } = setTable([matchOf([bot('Kastor'), person('Ola'), person('Kari')])]);
    expect(table.view.value.seat).toBe(1);
    await calm();
    clock.move(1200);
    await calm();
    await table.send(pass);
    table.takeOver();
    await table.send(pass);
    bots.questions[0]?.answer(pass);
    await calm();
    expect(step(table)).toBe('colour');
    expect(table.view.value.seat).toBe(2);
  });

  it('covers an open secret choice when the page is loaded again', async () => {
    const { table, saves } = setTable(three());
    await table.send(roll);
    await table.send(pass);
    const again = setTable([saves.at(-1) ?? matchOf([])]);
    expect(again.table.handOver.value).toBe(0);
    expect(again.table.view.value.seat).toBeNull();
    const early = setTable([saves[0] ?? matchOf([])]);
    expect(early.table.handOver.value).toBe(0);
  });

  it('shows nobody’s sealed choice when the page is loaded while only a bot is waited for', async () => {
    const { table, saves } = setTable(three());
    await table.send(roll);
    await table.send(pass);
    table.takeOver();
    await table.send(pass);
    const again = setTable([saves.at(-1) ?? matchOf([])]);
    expect(again.table.handOver.value).toBeNull();
    expect(again.table.view.value.sealed).toBeNull();
    again.bots.questions[0]?.answer(pass);
    await calm();
    expect(again.table.view.value.seat).toBe(2);
  });
});

describe('a table that another window takes over', () => {
  it('shows nothing new, says so, and takes nothing more', async () => {
    const { table, world, saves } = setTable(againstKastor());
    await table.send(roll);
    world.taken = true;
    const before = table.view.value;
    await table.send(pass);
    expect(table.view.value).toBe(before);
    expect(table.closed.value).toBe('elsewhere');
    await table.settled();
    expect(world.left).toBe(true);
    world.taken = false;
    await table.send(pass);
    expect(saves).toHaveLength(1);
  });

  it('stops the bots too', async () => {
    const { table, clock, world, saves } = setTable(againstKastor(1));
    await calm();
    table.takenOver();
    clock.move(5000);
    await calm();
    expect(saves).toHaveLength(0);
    expect(world.left).toBe(true);
  });
});

describe('closing', () => {
  it('lets what is being written end, and leaves the game as it is', async () => {
    const { table, world, saves } = setTable(againstKastor(1));
    await calm();
    table.close();
    await table.settled();
    expect(world.left).toBe(true);
    expect(table.closed.value).toBeNull();
    expect(saves).toHaveLength(0);
  });
});
