import type { Store } from '@reduxjs/toolkit';
import { listSportAhead } from '@/features/sports/lists/sportListSelectors';
import { readersDay } from '@/parts/display/useToday';
import { listPlayersAhead } from '@/parts/lists/playerListSelectors';
import { askRatings } from '@/wiki/ratings/useRatings';
import { prebuildLists } from '@/wiki/records/recordsSelectors';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import { sameItems } from '@/lib/sameItems';
import { leaderBoards, leadersQuestion } from '@/model/published/leaders';
import type { AppDispatch, RootState } from '@/store/typed';
import type { Visitor } from '../navigation/preload';

type Browser = Pick<Visitor, 'requestIdleCallback' | 'setTimeout'> & {
  readonly performance: Pick<Performance, 'now'>;
};

/** Of the time that the browser has to spare, what is left to whatever comes next, and what is taken at once. */
const spareMs = 4;
const mostMs = 5;

/** Between two parts, where nobody says when there is time. */
const restMs = 50;

/** While rows keep coming, such as those of a first visit, lists would be put in order for nobody again and again. */
const quietMs = 300;

/** Each brings some lists a part nearer, and says whether there is more to do. */
const lists = [prebuildLists, listPlayersAhead, listSportAhead];

/**
 * Keeps the lists of records up with the rows in idle time, part by part, so that the first page that shows a player's
 * matches does not go through all of a hundred thousand. Never hurried: a page that cannot wait does it itself. Then the
 * ratings of each sport are asked for once, so that their worker has all matches before a page waits for it.
 */
export function startPrebuildingLists(
  { requestIdleCallback, setTimeout, performance }: Browser,
  store: Pick<Store<RootState>, 'getState' | 'subscribe'> & { readonly dispatch: AppDispatch },
): void {
  let waits = false;
  let rows = rowsOf(store.getState());
  let changed = -quietMs;
  const whenIdle = () => {
    if (requestIdleCallback) requestIdleCallback(go);
    // Safari does not tell when it is idle.
    else setTimeout(() => go(), restMs);
  };
  const whenQuiet = () => {
    waits = true;
    const rest = changed + quietMs - performance.now();
    if (rest > 0) setTimeout(whenQuiet, rest);
    else whenIdle();
  };
  const go = (deadline?: IdleDeadline): void => {
    const end = performance.now() + mostMs;
    const isTimeLeft = () =>
      performance.now() < end && (deadline === undefined || deadline.timeRemaining() > spareMs);
    do {
      const state = store.getState();
      waits = lists.some((bringNearer) => bringNearer(state));
    } while (waits && isTimeLeft());
    if (waits) whenQuiet();
    else rateOnce();
  };
  let rated = false;
  const rateOnce = () => {
    const state = store.getState();
    if (rated || state.matches.rows.size === 0 || selectIsPartial(state)) return;
    rated = true;
    for (const board of selectSports(state).flatMap((sport) => leaderBoards(sport).slice(0, 1)))
      // Where nothing can be rated, the screens that show ratings say so.
      store
        .dispatch(askRatings('board', leadersQuestion(board, readersDay(state.scopes.serverTime))))
        .catch(() => undefined);
  };
  store.subscribe(() => {
    const now = rowsOf(store.getState());
    if (sameItems(now, rows)) return;
    rows = now;
    changed = performance.now();
    if (!waits) whenQuiet();
  });
  whenQuiet();
}

const rowsOf = ({ events, matches, players }: RootState) => [events.rows, matches.rows, players.rows];
