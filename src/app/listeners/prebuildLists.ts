import type { Store } from '@reduxjs/toolkit';
import { listSportAhead } from '@/features/sports/lists/sportListSelectors';
import { readersDay } from '@/parts/days/useToday';
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

/** Milliseconds of idle time to leave for other work, and the most to use at once. */
const spareMs = 4;
const mostMs = 5;

const restMs = 50;

/** While rows keep arriving, for example on a first visit, sorting lists would be wasted. */
const quietMs = 300;

const lists = [prebuildLists, listPlayersAhead, listSportAhead];

/**
 * Builds the lists of records in idle time, part by part, so that the first page with a player's matches need
 * not scan a hundred thousand. A page that cannot wait builds its list itself. Afterwards requests each
 * sport's ratings once, so that the worker has all matches before a page needs them.
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
    // Safari lacks `requestIdleCallback`.
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
      // Screens that show ratings report the failure.
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
