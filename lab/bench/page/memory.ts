import { configureStore } from '@reduxjs/toolkit';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { selectMatch, selectMatchIdsOfEvent, selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { userChanged } from '@/wiki/session/sessionSlice';
import { tableGet } from '@/lib/table';
import { deltaEffect } from '@/model/proposals/deltaEffect';
import { recordIdOf } from '@/model/proposals/delta';
import type { Match } from '@/model/records/records';
import { applyChange } from '@/overlay/change';
import { makeDeltas, me, type Data } from './data';
import type { Measured } from './measured';
import { adapterStore, appStore, bare, scope } from './store';
import { sameResults, timeInterleaved } from './timing';

function spreadStore(matches: readonly Match[]) {
  type State = Readonly<Record<string, Match>>;
  const reducer = (state: State = {}, action: { type: string; docs?: readonly Match[] }): State =>
    action.docs ? { ...state, ...Object.fromEntries(action.docs.map((doc) => [doc.id, doc])) } : state;
  const store = configureStore({ reducer, devTools: false, middleware: (get) => get(bare) });
  store.dispatch({ type: 'set', docs: matches });
  return store;
}

export async function measureReduce({ matches }: Data, count: number, rounds: number): Promise<Measured> {
  const ours = appStore({ matches, events: [], players: [] });
  const rtk = adapterStore({ matches, events: [], players: [] });
  const spread = spreadStore(matches);
  const map = new Map(matches.map((match) => [match.id as string, match]));
  const step = Math.max(1, Math.floor(matches.length / count));
  const picked = matches.filter((_, at) => at % step === 0).slice(0, count);
  const made = Array.from({ length: 8 }, (_, at) => picked.map((doc) => ({ ...doc, order: 100 + at })));
  const changed = (round: number) => made[round % made.length]!;
  const times = count === 1 ? 200 : count === 100 ? 10 : 1;
  const timed = await timeInterleaved(
    {
      ours: {
        times,
        run: (at) => ours.dispatch(matchesSlice.actions.modified({ scope, docs: changed(at) })),
      },
      floor: { times, run: (at) => changed(at).forEach((doc) => map.set(doc.id, doc)) },
      'RTK setMany': { times: 1, run: (at) => rtk.store.dispatch(rtk.set(changed(at))) },
      '{...entities}': { times: 1, run: (at) => spread.dispatch({ type: 'set', docs: changed(at) }) },
    },
    rounds,
  );
  const end = made[0]!;
  ours.dispatch(matchesSlice.actions.modified({ scope, docs: end }));
  rtk.store.dispatch(rtk.set(end));
  spread.dispatch({ type: 'set', docs: end });
  end.forEach((doc) => map.set(doc.id, doc));
  const checksum = (read: (id: string) => Match | undefined) =>
    matches.reduce((sum, { id }, at) => (sum * 31 + (read(id)?.order ?? -1) + at) | 0, 7);
  sameResults(`reduce-${count}`, {
    ours: checksum((id) => tableGet(ours.getState().matches.rows, id)),
    floor: checksum((id) => map.get(id)),
    rtk: checksum((id) => (rtk.store.getState().matches.entities as Record<string, Match>)[id]),
    spread: checksum((id) => spread.getState()[id]),
  });
  return { id: `reduce-${count}`, unit: 'ms', timed };
}

export async function measureOverlay(data: Data, rounds: number): Promise<Measured> {
  const { matches } = data;
  const store = appStore({ matches, events: [], players: [] });
  const deltas = makeDeltas(matches, Math.min(1_000, matches.length));
  store.dispatch(
    userChanged({ uid: me, email: null, name: null, emailVerified: true, moderator: false, admin: false }),
  );
  store.dispatch(deltasSlice.actions.reset({ scope: 'ownDeltas/me', docs: deltas }));
  const visible = deltas.slice(0, 25).flatMap(({ docId }, at) => [docId, matches[at * 3 + 1]!.id as string]);
  const next = (round: number) => ({ ...deltas[7]!, value: round % 3, timestamp: deltas[7]!.timestamp });
  const plain = Object.fromEntries(matches.map((match) => [match.id, match])) as Record<string, Match>;
  const patch = (entities: Record<string, Match>, changed: ReturnType<typeof next>) => {
    for (const each of deltas) {
      const delta = each.id === changed.id ? changed : each;
      const effect = { ...deltaEffect({ ...delta, collection: 'match' }), id: recordIdOf(delta) };
      entities[delta.docId] = applyChange<Match>(entities[delta.docId], effect)!;
    }
    return visible.reduce((sum, id) => sum + (entities[id]?.player1.score ?? 0), 0);
  };
  const variants = {
    ours: (round: number) => {
      store.dispatch(deltasSlice.actions.modified({ scope: 'ownDeltas/me', docs: [next(round)] }));
      const state = store.getState();
      return visible.reduce((sum, id) => sum + (selectMatch(state, id)?.player1.score ?? 0), 0);
    },
    'rebuilt shallow': (round: number) => patch({ ...plain }, next(round)),
    'rebuilt deep': (round: number) => patch(structuredClone(plain), next(round)),
  };
  const changed = deltas[7]!;
  const timed = await timeInterleaved(
    {
      ours: { times: 1_000, run: variants.ours },
      floor: {
        times: 1_000,
        run: (round) =>
          applyChange<Match>(plain[changed.docId], {
            ...deltaEffect({ ...next(round), collection: 'match' }),
            id: changed.docId,
          }),
      },
      'rebuilt shallow': { times: 1, run: variants['rebuilt shallow'] },
      'rebuilt deep': { times: 1, run: variants['rebuilt deep'] },
    },
    Math.min(rounds, 9),
  );
  sameResults('overlay-1', Object.fromEntries(Object.entries(variants).map(([name, run]) => [name, run(2)])));
  return { id: 'overlay-1', unit: 'ms', timed };
}

export async function measureGroup(data: Data, by: 'event' | 'player', rounds: number): Promise<Measured> {
  const { matches } = data;
  const state = appStore({ matches, events: [], players: [] }).getState();
  const keys = matches.filter((_, at) => at % Math.ceil(matches.length / 64) === 0);
  const keyOf = (round: number): string => {
    const match = keys[round % keys.length]!;
    return by === 'event' ? match.event.id : match.player1.id;
  };
  const isOf = (match: Match | undefined, key: string) =>
    by === 'event' ? match?.event.id === key : match?.player1.id === key || match?.player2.id === key;
  const read = by === 'event' ? selectMatchIdsOfEvent : selectMatchIdsOfPlayer;
  const index = new Map<string, readonly string[]>(
    keys.map((_, at) => [keyOf(at), matches.filter((match) => isOf(match, keyOf(at))).map(({ id }) => id)]),
  );
  const plain = Object.fromEntries(matches.map((match) => [match.id, match]));
  const ids = Object.keys(plain);
  const variants: Record<
    'ours' | 'floor' | 'filter over all' | 'filter over ids',
    (at: number) => readonly string[]
  > = {
    ours: (at) => read(state, keyOf(at)),
    floor: (at) => index.get(keyOf(at))!,
    'filter over all': (at) =>
      Object.values(plain)
        .filter((match) => isOf(match, keyOf(at)))
        .map(({ id }) => id),
    'filter over ids': (at) => ids.filter((id) => isOf(plain[id], keyOf(at))),
  };
  const timed = await timeInterleaved(
    {
      ours: { times: 1_000, run: variants.ours },
      floor: { times: 1_000, run: variants.floor },
      'filter over all': { times: 1, run: variants['filter over all'] },
      'filter over ids': { times: 1, run: variants['filter over ids'] },
    },
    rounds,
  );
  for (const [at] of keys.entries())
    sameResults(
      `matches-of-${by}`,
      Object.fromEntries(Object.entries(variants).map(([name, run]) => [name, [...run(at)].sort()])),
    );
  return { id: `matches-of-${by}`, unit: 'ms', timed };
}
