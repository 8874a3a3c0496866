/** @jest-environment jsdom */
import { openDesk, type DeskServices, type ScoreDesk } from '@/features/scoring/scoreDesk';
import { StoredScoreJournal } from '@/parts/live/scoreJournal';
import type { Side } from '@/model/scoring/end';
import { lastOfPhone, type ScoreEntry, type Stated } from '@/model/scoring/scoreEntry';
import { matchState } from '@/model/scoring/matchState';
import '@test/support/pageDatabase';
import { newIdOf } from '@test/support/newIdOf';

/** What the function has stored; it takes each entry once. */
const stored = new Map<string, ScoreEntry>();
const network = { dead: false };
let ids = 0;

/** A phone with a disk of its own. Each opening is another start of the app. */
function phone(name: string) {
  const services: DeskServices = {
    journal: new StoredScoreJournal(`eight-${name}`),
    ask: async ({ entries, open }) => {
      if (network.dead) return { failed: 'unavailable' };
      for (const entry of entries) if (!stored.has(entry.id)) stored.set(entry.id, entry);
      const answered = [...stored.values()].filter(({ match }) => match === open);
      return { data: { taken: entries.map(({ id }) => id), refused: [], entries: answered, shared: false } };
    },
    now: Date.now,
    newId: () => newIdOf(`eight${(ids += 1)}z`),
  };
  return async (match: string) => {
    const desk = await openDesk(services, 'e', undefined);
    const stop = desk.start();
    desk.openMatch(match);
    return { desk, stop };
  };
}

const pin = (round: number, winner: Side): Stated => ({
  kind: 'round',
  round,
  value: { winner, how: 'pin' },
});
const over: Stated = { kind: 'end', value: { how: 'finished' } };
const entriesOf = (desk: ScoreDesk, match: string) =>
  desk.view().rows.flatMap(({ entry }) => (entry.match === match ? [entry] : []));
const stateOn = (desk: ScoreDesk, match: string) => matchState(entriesOf(desk, match));
const serverState = (match: string) =>
  matchState([...stored.values()].filter((entry) => entry.match === match));

test('eight phones, ten minutes without a network, a killed tab, two corrections, a substitute: all agree', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
  try {
    const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);
    // Two at each of four tables.
    const openings = Array.from({ length: 8 }, (_, at) => phone(`p${at}`));
    const matchAt = (at: number) => `m${Math.floor(at / 2)}`;
    const opening = Promise.all(openings.map((open, at) => open(matchAt(at))));
    await minutes(1);
    const phones = await opening;
    let pressed = 0;
    const enter = async (at: number, stated: Stated) => {
      pressed += 1;
      const entering = phones[at]!.desk.enter(matchAt(at), stated);
      await jest.advanceTimersByTimeAsync(1_000);
      await entering;
    };
    for (let at = 0; at < 8; at += 2) await enter(at, pin(1, 'player1'));
    await minutes(1);

    network.dead = true;
    for (let at = 0; at < 8; at += 1) await enter(at, pin(2, at % 2 === 0 ? 'player2' : 'player1'));
    await enter(2, { kind: 'substitute', side: 'player2', value: 'reserve' });
    // The first correction, by undoing what this phone entered.
    const wrong = lastOfPhone(entriesOf(phones[0]!.desk, 'm0'), phones[0]!.desk.phone);
    await enter(0, { kind: 'undo', value: wrong!.id });
    // A tab is killed: its entries are on the disk.
    phones[3]!.stop();
    await minutes(10);
    expect(stored.size).toBe(4);
    const reopening = openings[3]!('m1');
    await minutes(0.1);
    phones[3] = await reopening;
    expect(stateOn(phones[3].desk, 'm1').rounds).toHaveLength(2);

    network.dead = false;
    await minutes(2);
    // The second correction, of a round that both phones of a table had entered.
    await enter(4, pin(2, 'player2'));
    for (let at = 1; at < 8; at += 2) await enter(at, over);
    await minutes(1);

    expect(stored.size).toBe(pressed);
    for (const [at, { desk }] of phones.entries()) {
      expect(desk.view().rows.every(({ state }) => state === 'taken')).toBe(true);
      expect([at, stateOn(desk, matchAt(at))]).toEqual([at, serverState(matchAt(at))]);
    }
    const scores = [0, 1, 2, 3].map((table) => serverState(`m${table}`).score);
    expect(scores).toEqual([
      { player1: 2, player2: 0 },
      { player1: 2, player2: 0 },
      { player1: 1, player2: 1 },
      { player1: 2, player2: 0 },
    ]);
    expect(serverState('m1').substitutes).toEqual({ player2: 'reserve' });
    for (const { stop } of phones) stop();
  } finally {
    jest.useRealTimers();
  }
});
