import type { DeltaResult } from '../../../../functions/src/write/apply/outcome';
import { withLease } from '../../../../functions/src/base/lease';
import { delta, event, match, newMatch, newPlayer, player, type Docs } from '../../documents';
import { apply, refresh, type TestStore } from '../../support';

const side = (id: string) => ({ id, name: `Name of ${id}` });

export function crowded(): { readonly docs: Docs; readonly deltaIds: readonly string[] } {
  const players = ['p0', 'p1', 'p2', 'p3'];
  const events = ['e0', 'e1'];
  const records: Docs = {
    ...Object.fromEntries(players.map((id) => [`player/${id}`, player(`Name of ${id}`)])),
    ...Object.fromEntries(events.map((id) => [`event/${id}`, event()])),
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [
        `match/m${at}`,
        match({
          player1: side(`p${at % 4}`),
          player2: side(`p${(at + 1) % 4}`),
          event: { id: `e${at % 2}`, date: '2020-02-02', sport: { id: 'armw' } },
        }),
      ]),
    ),
  };
  const deltas: Docs = {
    ...Object.fromEntries(
      players.map((id) => [
        `r-${id}`,
        delta('player', id, 'name', `New name of ${id}`, { base: `Name of ${id}` }),
      ]),
    ),
    ...Object.fromEntries(
      events.map((id) => [`d-${id}`, delta('event', id, 'date', '2020-07-07', { base: '2020-02-02' })]),
    ),
    'n-player': newPlayer('Newcomer'),
    ...Object.fromEntries(
      ['n0', 'n1'].map((id) => [
        id,
        newMatch({
          player1: { id: 'n-player', name: 'Newcomer' },
          player2: side('p0'),
          event: { id: 'e0', date: '2020-02-02', sport: { id: 'armw' } },
        }),
      ]),
    ),
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [
        `s-m${at}`,
        delta('match', `m${at}`, 'player1', side('p3'), { base: side(`p${at % 4}`) }),
      ]),
    ),
  };
  return {
    docs: {
      ...records,
      ...Object.fromEntries(Object.entries(deltas).map(([id, doc]) => [`delta/${id}`, doc])),
    },
    deltaIds: Object.keys(deltas),
  };
}

export async function expectCopiesAgree(store: TestStore): Promise<void> {
  const all = await store.all();
  for (const [path, doc] of Object.entries(all)) {
    if (!path.startsWith('match/')) continue;
    for (const one of ['player1', 'player2']) {
      expect([path, doc[one].name]).toEqual([path, all[`player/${doc[one].id}`]?.['name']]);
    }
    const source = all[`event/${doc['event'].id}`];
    expect([path, doc['event'].date]).toEqual([path, source?.['date']]);
    expect(doc['event'].sport).toEqual(source?.['sport']);
  }
}

/** Lets this many calls apply overlapping lists at once, and expects exactly one of them to apply each delta. */
export async function expectAppliedOnce(store: TestStore, calls: number): Promise<void> {
  const { docs, deltaIds } = crowded();
  await store.put(docs);
  const lists = Array.from({ length: calls }, (_, call) => {
    const from = call % deltaIds.length;
    const turned = [...deltaIds.slice(from), ...deltaIds.slice(0, from)];
    return call % 2 === 0 ? turned : turned.slice(0, 8);
  });
  const answers = (
    await Promise.all(lists.map((ids) => withLease(store.db, 'applyWikiDelta', () => apply(store, ids))))
  ).flat();

  // A match without its new player is blocked only in that call; another call applies it.
  const expected: readonly DeltaResult['outcome'][] = ['applied', 'already-applied', 'blocked'];
  expect(new Set(answers.map(({ outcome }) => outcome))).not.toContain('conflict');
  for (const { outcome } of answers) expect(expected).toContain(outcome);
  for (const id of deltaIds) {
    expect([id, answers.filter((one) => one.id === id && one.outcome === 'applied').length]).toEqual([id, 1]);
    expect(await store.get(`delta/${id}`)).toMatchObject({ status: 'applied' });
  }
  await refresh(store);
  await expectCopiesAgree(store);
}
