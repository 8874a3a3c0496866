import { compareText } from '@/lib/compareText';
import { sameItems } from '@/lib/sameItems';
import { tableGet, tableHas } from '@/lib/table';
import { asStanding, watchKey, readWatchKey } from '@/model/news/watchKeys';
import { mergeWatches, type Watches } from '@/model/news/watches';
import type { EventIdentities, Identities } from '@/model/identity/identities';
import { createStateSelector, type RootState } from '@/store/typed';
import { selectConfirmedHidden } from '../records/hiddenSelectors';
import { selectEventIdentities, selectIdentities } from '../records/identitiesSelectors';
import { selectScopeStatus } from '../scopes/scopesSelectors';
import { movedWatches } from './movedWatches';

/**
 * Players that replace a page whose id contained a name. Includes pages that only an earlier session read.
 */
const selectReplacing = createStateSelector(
  [selectConfirmedHidden, (state: RootState) => state.players.rows],
  (hidden, rows) =>
    [...hidden].flatMap((id) => tableGet(rows, id) ?? []).filter(({ replaces }) => replaces !== undefined),
  sameItems,
);

const selectOwn = createStateSelector(
  [(state: RootState) => state.watches, selectReplacing],
  (watches, replacing) => movedWatches(watches, replacing),
);

const selectMarks = (state: RootState) => selectOwn(state).marks;

/** Watch keys by the record they lead to now, last watched first. Two merged records share one item. */
const selectKeysByStanding = createStateSelector(
  [selectMarks, selectIdentities, selectEventIdentities],
  (marks, players, events): ReadonlyMap<string, readonly string[]> => {
    const keys = new Map<string, readonly string[]>();
    const newestFirst = Object.entries(marks)
      .filter(([, { on }]) => on)
      .sort(([a, one], [b, other]) => other.at - one.at || compareText(a, b));
    for (const [key] of newestFirst) {
      const standing = standingKey(key, players, events);
      if (standing !== undefined) keys.set(standing, [...(keys.get(standing) ?? []), key]);
    }
    return keys;
  },
);

export const selectWatchedKeys = createStateSelector([selectKeysByStanding], (keys): readonly string[] =>
  [...keys.values()].flatMap(([newest]) => newest ?? []),
);

/**
 * All keys through which something is watched: its own and those of records merged into it. Empty if it is
 * not watched.
 */
export const selectKeysWatching = (state: RootState, key: string): readonly string[] =>
  selectKeysByStanding(state).get(
    standingKey(key, selectIdentities(state), selectEventIdentities(state)) ?? key,
  ) ?? [];

export const selectIsWatched = (state: RootState, key: string): boolean =>
  selectKeysWatching(state, key).length > 0;

function standingKey(key: string, players: Identities, events: EventIdentities): string | undefined {
  const watched = readWatchKey(key);
  return watched && watchKey(asStanding(watched, players, events));
}

/**
 * Marks that the account's document lacks; `undefined` if there are none or the document is not loaded yet. A
 * mark of a player waits until the players are live and the player exists: another page may have replaced
 * this one.
 */
export const selectUnsentWatches = createStateSelector(
  [
    selectOwn,
    (state) => selectScopeStatus(state, { kind: 'players' })?.status,
    (state) => state.players.rows,
  ],
  ({ marks, seen, there }, status, players): Watches | undefined => {
    if (there === undefined) return undefined;
    const isThere = (id: string) => status === 'live' && tableHas(players, id);
    const told = Object.entries(marks).filter(
      ([key]) => there.marks[key] !== undefined || playersOf(key).every(isThere),
    );
    const own = { marks: Object.fromEntries(told), seen };
    return mergeWatches(there, own) === there ? undefined : own;
  },
);

function playersOf(key: string): readonly string[] {
  const watched = readWatchKey(key);
  if (watched?.kind === 'player') return [watched.id];
  return watched?.kind === 'pair' ? watched.ids : [];
}
