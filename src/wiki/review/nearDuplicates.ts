import { groupBy } from '@/lib/groupBy';
import { getPath } from '@/lib/path';
import { tableValues } from '@/lib/table';
import { isNewRecord, type Delta } from '@/model/proposals/delta';
import { likelyDates, likelySame } from '@/model/matches/nearEvents';
import type { AnyRecord, Event, Match } from '@/model/records/records';
import { apartCode } from '@/model/sports';
import { createAppSelector, createStateSelector, type RootState } from '@/store/typed';
import { selectQueueDeltas } from '../deltas/deltasSelectors';
import { selectEventRows } from '../records/identitiesSelectors';
import { viewProposal, type ProposalView } from '../records/proposalSelectors';
import { selectMatchIdsOfPlayer, selectMatchLayers, selectStandingId } from '../records/recordsSelectors';
import { selectSport } from '../sports/sportsSelectors';
import type { KnownEvent, KnownMatch } from './flagRules/flagRule';

interface Proposed<R> {
  readonly delta: Delta;
  readonly record: R;
}

const selectEventsByDay = createStateSelector([selectEventRows], (rows) =>
  groupBy([...tableValues(rows)], ({ date }) => date),
);

const selectNewEventsByDay = createStateSelector([selectQueueDeltas], (deltas) =>
  groupBy(newRecords(deltas, 'event', isWholeEvent), ({ record }) => record.date),
);

const selectNewMatchesByPair = createStateSelector([selectQueueDeltas], (deltas) =>
  groupBy(newRecords(deltas, 'match', isWholeMatch), ({ record }) => pairOf(record)),
);

function viewOf(_: RootState, view: ProposalView): ProposalView {
  return view;
}

/**
 * An event that a proposed one may duplicate: same sport, similar name, at most a day apart. Existing events
 * come before proposed ones.
 */
export const selectKnownEvent: (state: RootState, view: ProposalView) => KnownEvent | undefined =
  createAppSelector([viewOf, selectEventsByDay, selectNewEventsByDay], (view, known, proposed) => {
    const event = newRecordOf(view, 'event', isWholeEvent);
    if (event === undefined) return undefined;
    const days = likelyDates(event);
    const there = likelySame(
      event,
      days.flatMap((day) => known.get(day) ?? []),
    );
    if (there) return { name: there.name, isProposed: false };
    const others = days
      .flatMap((day) => proposed.get(day) ?? [])
      .filter(({ delta }) => isApart(delta, view.delta));
    const would = likelySame(
      event,
      others.map(({ record }) => record),
    );
    return would && { name: would.name, isProposed: true };
  });

/** A match that a proposed one may duplicate: same players, same event or same day. */
export const selectKnownMatch: (state: RootState, view: ProposalView) => KnownMatch | undefined =
  createAppSelector(
    [
      viewOf,
      selectMatchLayers,
      // A side may name a merged player.
      (state: RootState, view: ProposalView) => sideOf(state, view, 'player1'),
      (state: RootState, view: ProposalView) => sideOf(state, view, 'player2'),
      (state: RootState, view: ProposalView) => selectMatchIdsOfPlayer(state, sideOf(state, view, 'player1')),
      selectNewMatchesByPair,
      (state: RootState, view: ProposalView) => {
        const match = newRecordOf(view, 'match', isWholeMatch);
        return match && selectSport(state, match.event.sport.id);
      },
    ],
    (view, matches, side1, side2, ids, proposed, sport): KnownMatch | undefined => {
      const match = newRecordOf(view, 'match', isWholeMatch);
      if (match === undefined) return undefined;
      const [pair, code] = [keyOf(side1, side2), apartCode(sport, match)];
      // Matches in different codes, such as one per arm, are no duplicates.
      const isSame = (other: Match) =>
        (code ?? apartCode(sport, other)) === (apartCode(sport, other) ?? code);
      const near = (other: Match) =>
        other.event.id === match.event.id ? 'event' : other.date === match.date ? 'day' : undefined;
      const places = ids.flatMap((id) => {
        const other = id === match.id ? undefined : matches.read(id);
        return other && pairOf(other) === pair && isSame(other) ? (near(other) ?? []) : [];
      });
      const place = places.find((each) => each === 'event') ?? places[0];
      if (place !== undefined) return { place, isProposed: false };
      const others = proposed.get(pairOf(match)) ?? [];
      const would = others.find(
        ({ delta, record }) => isApart(delta, view.delta) && isSame(record) && near(record),
      );
      return would && { place: near(would.record) ?? 'day', isProposed: true };
    },
  );

function sideOf(state: RootState, view: ProposalView, side: 'player1' | 'player2'): string {
  const player = newRecordOf(view, 'match', isWholeMatch)?.[side].id;
  return player === undefined ? '' : (selectStandingId(state, 'player', player) ?? player);
}

const keyOf = (...sides: readonly string[]): string => [...sides].sort().join('\n');
const pairOf = ({ player1, player2 }: Match): string => keyOf(player1.id, player2.id);

/** Whether two proposals are independent. An author who enters both in one bundle sees both. */
const isApart = (a: Delta, b: Delta): boolean =>
  a.id !== b.id && (a.bundle === undefined || a.bundle !== b.bundle || a.author !== b.author);

function newRecords<R extends AnyRecord>(
  deltas: readonly Delta[],
  collection: Delta['collection'],
  isWhole: (record: AnyRecord) => record is R,
): readonly Proposed<R>[] {
  return deltas.flatMap((delta) => {
    if (delta.collection !== collection || !isNewRecord(delta)) return [];
    const record = newRecordOf(viewProposal(delta, undefined), collection, isWhole);
    return record === undefined ? [] : [{ delta, record }];
  });
}

function newRecordOf<R extends AnyRecord>(
  view: ProposalView,
  collection: Delta['collection'],
  isWhole: (record: AnyRecord) => record is R,
): R | undefined {
  if (view.proposed === undefined || view.delta.collection !== collection) return undefined;
  return isNewRecord(view.delta) && isWhole(view.proposed) ? view.proposed : undefined;
}

const says = (record: AnyRecord, ...paths: readonly string[]): boolean =>
  paths.every((path) => typeof getPath(record, path) === 'string');

const isWholeEvent = (record: AnyRecord): record is Event =>
  says(record, 'name', 'date', 'sport.id') && !Number.isNaN(Date.parse(String(getPath(record, 'date'))));

const isWholeMatch = (record: AnyRecord): record is Match =>
  says(record, 'date', 'player1.id', 'player2.id', 'event.id', 'event.sport.id');
