import { readersDay } from '@/parts/days/useToday';
import { firstVisitScopes, linkedPageScope } from '@/wiki/scopes/firstVisit';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import {
  isOfBoard,
  latestDay,
  leaderBoards,
  leadersQuestion,
  type PublishedLeaders,
} from '@/model/published/leaders';
import { parseCalibration, parseChances, parseLeaders, parseRatings } from '@/model/parsing/parsePublished';
import { matchQuestion, type PublishedCalibration, type PublishedChance } from '@/model/published/chances';
import { ratingQuestion, type PublishedRating } from '@/model/published/playerRatings';
import { firstFile, firstRecordsId } from '@/model/published/firstPlaces';
import { collections } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { keepMainMatches } from '@/wiki/lists/keptMainMatches';
import { keepVisited } from '../page/visited';
import { hearTime, objectIn, publishedText, recordsIn } from './readPublished';
import {
  hasAnswers,
  isNew,
  isWhole,
  lacking,
  showRecords,
  type FirstRecords,
  type Store,
} from './showRecords';

/**
 * Shows a first visitor the records that came with the page, or Home's published ones, until the scopes
 * answer: on a slow network the backend's code and the copy take a while. A scope of their own holds them, so
 * that they survive a restart of the copy, and records deleted since disappear with it. Without them a page
 * waits for the backend.
 *
 * A device with records gets only those of the page that it lacks, and none of Home's.
 */
export async function showFirst(
  store: Store,
  page: Pick<Document, 'getElementById'> = document,
  ask: typeof fetch = (...args) => fetch(...args),
): Promise<void> {
  const written = page.getElementById(firstRecordsId)?.textContent;
  if (written != null) {
    const found = read(written);
    if (!found) return;
    // Scripts cannot read the HTTP headers of their own page, so the newest record must give the server's
    // time.
    store.dispatch(hearTime(newestOf(found.records)));
    if (isNew(store)) {
      keepRated(store, found);
      showRecords(store, found.records, firstVisitScopes.page, hasAnswers);
    } else showRecords(store, lacking(store, found.records), linkedPageScope, hasAnswers);
    return;
  }
  const { text, at } = await publishedText(firstFile, ask);
  const published = read(text);
  store.dispatch(hearTime(at ?? (published && newestOf(published.records))));
  if (!published || !isNew(store)) return;
  keepRated(store, published);
  keepShownMatches(published);
  showRecords(store, published.records, firstVisitScopes.home, isWhole, keepVisited);
}

const newestOf = (records: FirstRecords): number | undefined =>
  records.flatMap(([, docs]) => docs.map(({ updatedAt }) => updatedAt)).sort((a, b) => b - a)[0];

interface First {
  readonly records: FirstRecords;
  readonly leaders: readonly PublishedLeaders[];
  readonly chances: readonly PublishedChance[];
  readonly calibration: readonly PublishedCalibration[];
  readonly rated?: Rated;
}

interface Rated {
  readonly player: string;
  readonly ratings: readonly PublishedRating[];
}

function keepRated(store: Store, { leaders, chances, calibration, rated }: First): void {
  if (leaders.length > 0) store.dispatch(keepLeaders(leaders));
  if (chances.length > 0) store.dispatch(keepChances(chances));
  if (calibration.length > 0) store.dispatch(keepCalibration(calibration));
  if (rated) store.dispatch(keepRatings(rated));
}

/** Answers for the leaders from the published ones until all matches are here. */
const keepLeaders =
  (leaders: readonly PublishedLeaders[]): AppThunk =>
  (_dispatch, getState, { ratings }) => {
    const today = readersDay(getState().scopes.serverTime);
    for (const sport of selectSports(getState())) {
      const days = leaderBoards(sport).flatMap((of) => {
        const board = leaders.find((published) => isOfBoard(published, of))?.board;
        if (board) ratings.keepPublished('board', leadersQuestion(of, today), board);
        return board?.last ?? [];
      });
      const [latest] = days.sort((a, b) => (a.date < b.date ? 1 : -1));
      if (latest) ratings.keepPublished('days', latestDay(sport.id), [latest]);
    }
  };

const keepChances =
  (chances: readonly PublishedChance[]): AppThunk =>
  (_dispatch, getState, { ratings }) => {
    const asOf = readersDay(getState().scopes.serverTime);
    for (const { of, outlook } of chances)
      ratings.keepPublished('match', matchQuestion(of, asOf), { outlook });
  };

const keepCalibration =
  (calibration: readonly PublishedCalibration[]): AppThunk =>
  (_dispatch, getState, { ratings }) => {
    const asOf = readersDay(getState().scopes.serverTime);
    for (const { sport, bands } of calibration) ratings.keepPublished('calibration', { sport, asOf }, bands);
  };

/**
 * Keeps each card's main matches as published, so that others do not replace them as complete cards arrive.
 */
function keepShownMatches({ records }: First): void {
  const all = records.flatMap(([, docs]) => docs);
  const merged = new Map(
    all.flatMap((each) => ('valid' in each && each.sameAs !== undefined ? [[each.id, each.sameAs]] : [])),
  );
  const cards = new Map<string, string[]>();
  for (const each of all) {
    if (!('player1' in each)) continue;
    const event = merged.get(each.event.id) ?? each.event.id;
    cards.set(event, [...(cards.get(event) ?? []), each.id]);
  }
  for (const [event, ids] of cards) keepMainMatches(event, ids);
}

/** The same for a player's own rating. The matches behind it arrive later. */
const keepRatings =
  ({ player, ratings: published }: Rated): AppThunk =>
  (_dispatch, getState, { ratings }) => {
    const today = readersDay(getState().scopes.serverTime);
    for (const { id } of selectSports(getState())) {
      const now = published.find(({ sport }) => sport === id)?.now;
      if (now) ratings.keepPublished('player', ratingQuestion(id, player, today), { steps: [], now });
    }
  };

function read(text: string): First | undefined {
  const found = objectIn(text);
  if (!found) return undefined;
  const {
    leaders: foundLeaders,
    ratings: foundRatings,
    chances: foundChances,
    calibration: foundCalibration,
    ...docs
  } = found;
  const leaders = parseLeaders(foundLeaders);
  const ratings = parseRatings(foundRatings);
  const chances = parseChances(foundChances);
  const calibration = parseCalibration(foundCalibration);
  const records = collections.map((name) => [name, recordsIn(name, docs[name])] as const);
  const player = records.find(([name]) => name === 'player')?.[1][0];
  return {
    records,
    leaders: leaders.ok ? leaders.value : [],
    chances: chances.ok ? chances.value : [],
    calibration: calibration.ok ? calibration.value : [],
    ...(ratings.ok && player && { rated: { player: player.id, ratings: ratings.value } }),
  };
}
