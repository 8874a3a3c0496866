import { scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import { readersDay } from '@/parts/display/useToday';
import { firstVisitScopes, linkedPageScope } from '@/wiki/scopes/firstVisit';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import { isJsonObject } from '@/lib/json';
import { tableHas } from '@/lib/table';
import {
  isOfBoard,
  latestDay,
  leaderBoards,
  leadersQuestion,
  type PublishedLeaders,
} from '@/model/published/leaders';
import { parseLeaders, parseRatings } from '@/model/parsing/parsePublished';
import { ratingQuestion, type PublishedRating } from '@/model/published/playerRatings';
import { firstFile, firstRecordsId } from '@/model/firstPlaces';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord } from '@/model/records';
import { collections, type Collection } from '@/model/schema/recordSchema';
import { restored } from '@/device/rows/restoreRows';
import type { AppThunk } from '@/store/typed';
import type { AppStore } from '../client/store';
import { keepVisited } from '../page/visited';

type Store = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;

/**
 * Shows a first visitor what came with the page, or for Home what is published for it, a few records, until they are
 * answered for: the backend's code and the copy take their time on a slow network. A scope of their own holds them, so they
 * stay while the copy begins anew, and what is no more goes with that scope. Without them a page waits for the backend.
 *
 * A device that has other records is shown those of the page that it lacks, and nothing of Home's.
 */
export async function showFirst(
  store: Store,
  page: Pick<Document, 'getElementById'> = document,
  ask: typeof fetch = (...args) => fetch(...args),
): Promise<void> {
  const written = page.getElementById(firstRecordsId)?.textContent;
  if (written != null) {
    const found = read(written);
    if (isNew(store)) show(store, found, firstVisitScopes.page, hasAnswers);
    else show(store, found && lacking(store, found), linkedPageScope, hasAnswers);
    return;
  }
  const published = await fetchFirst(ask);
  // Records that came meanwhile are newer.
  if (isNew(store)) show(store, published, firstVisitScopes.home, isWhole, keepVisited);
}

function show(
  store: Store,
  found: First | undefined,
  scope: ScopeKey,
  isAnswered: (store: Store, first: First['records']) => boolean,
  after: () => void = () => undefined,
): void {
  if (found === undefined) return;
  const first = found.records.filter(([, docs]) => docs.length > 0);
  if (found.leaders.length > 0) store.dispatch(keepLeaders(found.leaders));
  if (found.rated) store.dispatch(keepRatings(found.rated));
  for (const [entity, docs] of first) store.dispatch(restored(entity, 'added', { scope, docs }));
  const stop = store.subscribe(() => {
    if (!isAnswered(store, first)) return;
    stop();
    after();
    for (const [entity, docs] of first) {
      const ids = docs.map(({ id }) => id);
      store.dispatch(restored(entity, 'removed', { scope, ids, deletedIds: [] }));
    }
  });
}

/** Tells whether the device has no records. */
function isNew({ getState }: Store): boolean {
  const { events, matches, players } = getState();
  return events.rows.size + matches.rows.size + players.rows.size === 0;
}

/** Of the records those that the device lacks, since its own may be newer; its ratings it makes of its own. */
function lacking({ getState }: Store, { records }: First): First {
  const { events, matches, players } = getState();
  const rows = { event: events.rows, match: matches.rows, player: players.rows };
  return {
    leaders: [],
    records: records.map(([name, docs]) => [name, docs.filter(({ id }) => !tableHas(rows[name], id))]),
  };
}

/**
 * Tells whether all that is asked of records has been answered in full, and these records were among it: what the
 * device keeps of others may be answered before the page has asked for its own.
 */
function hasAnswers(store: Store, first: First['records']): boolean {
  const asked = Object.entries(store.getState().scopes.byKey).filter(([key]) =>
    /^(events|players|match)/.test(key),
  );
  const keys = new Set(asked.map(([key]) => key));
  return (
    asked.every(([, { status }]) => status === 'live') &&
    first.every(([, docs]) => docs.some((doc) => scopesWith(doc).some((scope) => keys.has(scopeKey(scope)))))
  );
}

/** The scopes in which a record is found. */
function scopesWith(record: AnyRecord): readonly Scope[] {
  if ('player1' in record)
    return [
      { kind: 'match', match: record.id },
      { kind: 'matchesOfEvent', event: record.event.id },
      { kind: 'matchesOfPlayer', player: record.player1.id },
      { kind: 'matchesOfPlayer', player: record.player2.id },
      { kind: 'matchesOfSport', sport: record.event.sport.id },
    ];
  return [{ kind: 'sport' in record ? 'events' : 'players' }];
}

/** Tells whether every wide scope has been answered in full. */
function isWhole(store: Store): boolean {
  const state = store.getState();
  const { byKey } = state.scopes;
  const wide = [
    { kind: 'events' },
    { kind: 'players' },
    ...selectSports(state).map(({ id }) => ({ kind: 'matchesOfSport', sport: id }) as const),
  ] as const;
  return wide.every((scope) => byKey[scopeKey(scope)]?.status === 'live');
}

interface First {
  readonly records: readonly (readonly [Collection, readonly AnyRecord[]])[];
  readonly leaders: readonly PublishedLeaders[];
  /** The one player that the page is about, with how that player is rated. */
  readonly rated?: Rated;
}

interface Rated {
  readonly player: string;
  readonly ratings: readonly PublishedRating[];
}

/**
 * The leaders are known before all matches are here: the ratings answer with what was published, until they can
 * themselves.
 */
const keepLeaders =
  (leaders: readonly PublishedLeaders[]): AppThunk =>
  (_dispatch, getState, { ratings }) => {
    for (const sport of selectSports(getState())) {
      const days = leaderBoards(sport).flatMap((of) => {
        const board = leaders.find((published) => isOfBoard(published, of))?.board;
        if (board) ratings.keepPublished('board', leadersQuestion(of, readersDay()), board);
        return board?.last ?? [];
      });
      const [latest] = days.sort((a, b) => (a.date < b.date ? 1 : -1));
      if (latest) ratings.keepPublished('days', latestDay(sport.id), [latest]);
    }
  };

/** The same of a player's own rating; what made it comes with all matches. */
const keepRatings =
  ({ player, ratings: published }: Rated): AppThunk =>
  (_dispatch, getState, { ratings }) => {
    for (const { id } of selectSports(getState())) {
      const now = published.find(({ sport }) => sport === id)?.now;
      if (now) ratings.keepPublished('player', ratingQuestion(id, player, readersDay()), { steps: [], now });
    }
  };

const fetchFirst = (ask: typeof fetch): Promise<First | undefined> =>
  ask(`/data/${firstFile}`)
    // A site without a copy answers with its start page.
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then(read, () => undefined);

/** The parts of it that can be read; anything else it holds shows nothing. */
function read(text: string): First | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isJsonObject(found)) return undefined;
  const { leaders: foundLeaders, ratings: foundRatings, ...docs } = found;
  const leaders = parseLeaders(foundLeaders);
  const ratings = parseRatings(foundRatings);
  const records = collections.map((name) => [name, recordsIn(name, docs[name])] as const);
  const player = records.find(([name]) => name === 'player')?.[1][0];
  return {
    records,
    leaders: leaders.ok ? leaders.value : [],
    ...(ratings.ok && player && { rated: { player: player.id, ratings: ratings.value } }),
  };
}

/** Those that are records; any other is left to the copy, which tells of it. */
const recordsIn = (collection: Collection, docs: unknown): readonly AnyRecord[] =>
  (Array.isArray(docs) ? docs : []).flatMap((doc: unknown) => {
    const record = recordParsers[collection](doc);
    return record.ok ? [record.value] : [];
  });
