import type { MatchId, PlayerId } from '../ids';
import type { Belief, Estimate } from './belief';
import { BookChances } from './bookChances';
import { createColumns, type Columns } from './columns';
import { dayOf } from './dayOf';
import { firstDifference, keptSlots, mergeSlots, sortSlots, type Slots } from './matchOrder';
import type { RatedMatch } from './ratedMatch';
import { winChance } from './predict';
import { advantage, beforeMatch, rateMatch, roundsIn } from './rateMatch';
import type { Recalibration } from './recalibration';
import { driftIn, placeOf, progressBetween, strengthsIn, type RatingModel } from './ratingModel';

/**
 * Changes of a belief below this, in logits, are not passed on: a fiftieth of a rating point. A stored belief
 * stays until it differs by more from the one its predecessors give, so deviations do not add up over
 * updates.
 */
export const tolerance = 1e-4;

/**
 * One player's part in a rated match: even for the match's first player, the next odd number for the second.
 * Valid until the next update.
 */
export type BookEntry = number;

export interface RatingBook {
  readonly model: RatingModel;
  /**
   * Removes and adds matches. After any number of calls the book equals one rated from scratch, within ten
   * tolerances. One pass over the links from the first changed match on; only matches that the change reaches are rated
   * again.
   */
  readonly update: (gone: readonly MatchId[], come: readonly RatedMatch[]) => void;
  readonly revision: () => number;
  readonly has: (id: MatchId) => boolean;
  readonly entries: () => Int32Array;
  /** Everybody who has or had a match. A player's index is their number and never changes. */
  readonly players: () => readonly PlayerId[];
  readonly numberOf: (entry: BookEntry) => number;
  readonly lastEntry: (player: PlayerId) => BookEntry | undefined;
  readonly previousEntry: (entry: BookEntry) => BookEntry | undefined;
  readonly matchOf: (entry: BookEntry) => RatedMatch;
  /** Days since 1970. */
  readonly dayOf: (entry: BookEntry) => number;
  readonly beliefAfter: (entry: BookEntry) => Belief;
  readonly beliefOn: (entry: BookEntry, day: number) => Belief;
  /** Right before the match, the entry's own player first. */
  readonly beliefsBefore: (entry: BookEntry) => readonly [Belief, Belief];
  /** Of the entry's own player right before the match, 0 to 1, recalibrated by the matches before it. */
  readonly chanceBefore: (entry: BookEntry) => number;
  /** By the matches up to a day (days since 1970). */
  readonly recalibrationOn: (day: number) => Recalibration;
}

export const otherEntry = (entry: BookEntry): BookEntry => entry ^ 1;
export const isFirst = (entry: BookEntry): boolean => (entry & 1) === 0;

const none = -1;

export function createRatingBook(model: RatingModel): RatingBook {
  const store = createMatchStore(model);
  const { matchAt, playerNumber, playerIds } = store;
  const debuts = createDebuts();
  const { beliefsBefore, beliefOn, rate } = createRater(store, debuts.dayOf, model);
  let last = new Int32Array(0);
  let order: Int32Array = new Int32Array(0);
  let pass = 0;
  const chances = new BookChances({
    order: () => order,
    dayAt: (slot) => store.columns().days[slot]!,
    statedAt: (lead) => winChance(lead, model.parameters),
    outcomeAt: (slot) => {
      const { player1, player2 } = matchAt(slot);
      return player1.score === player2.score ? undefined : player1.score > player2.score ? 1 : 0;
    },
  });

  function follow(from: number): void {
    pass += 1;
    const { players, previous, changed, days } = store.columns();
    debuts.begin(playerIds.length);
    const isAnother = (entry: BookEntry, before: BookEntry) => {
      const player = players[entry]!;
      if (before === none) debuts.note(player, days[entry >> 1]!);
      return (
        previous[entry] !== before || (before !== none && changed[before] === pass) || debuts.isMoved(player)
      );
    };
    for (let at = from; at < order.length; at += 1) {
      const slot = order[at]!;
      const first = slot * 2;
      const before1 = last[players[first]!]!;
      const before2 = last[players[first + 1]!]!;
      const [another1, another2] = [isAnother(first, before1), isAnother(first + 1, before2)];
      const isStale = changed[first] === 0 || another1 || another2;
      last[players[first]!] = first;
      last[players[first + 1]!] = first + 1;
      if (!isStale) continue;
      previous[first] = before1;
      previous[first + 1] = before2;
      chances.rated(slot, rate(slot, pass));
    }
    chances.outdate(from);
  }

  return {
    model,
    update: (gone, come) => {
      const before = order;
      order = store.replace(before, gone, come);
      const from = firstDifference(before, order);
      last = rewound(last, before.subarray(from), store.columns(), playerIds.length);
      follow(from);
    },
    revision: () => pass,
    has: store.has,
    entries: () => order.map((slot) => slot * 2),
    players: () => playerIds,
    numberOf: (entry) => store.columns().players[entry]!,
    lastEntry: (player) => orNone(last[playerNumber.get(player) ?? none]),
    previousEntry: (entry) => orNone(store.columns().previous[entry]),
    matchOf: (entry) => matchAt(entry >> 1),
    dayOf: (entry) => store.columns().days[entry >> 1]!,
    beliefAfter: (entry) => store.columns().read(entry, 0, 0),
    beliefOn,
    beliefsBefore,
    chanceBefore: (entry) => {
      const first = chances.before(entry >> 1);
      return isFirst(entry) ? first : 1 - first;
    },
    recalibrationOn: (day) => chances.onDay(day),
  };
}

function createRater(
  { matchAt, columns }: Pick<ReturnType<typeof createMatchStore>, 'matchAt' | 'columns'>,
  debutOf: (player: number) => number,
  model: RatingModel,
) {
  const { parameters } = model;

  const beliefsBefore = (entry: BookEntry): readonly [Belief, Belief] =>
    beforeMatch(agedBefore(entry), agedBefore(otherEntry(entry)), columns().places[entry >> 1]!, model);

  function agedBefore(entry: BookEntry): Belief | undefined {
    const { previous, days } = columns();
    const before = previous[entry]!;
    return before === none ? undefined : beliefOn(before, days[entry >> 1]!);
  }

  function beliefOn(entry: BookEntry, day: number): Belief {
    const { players, days, read } = columns();
    const from = days[entry >> 1]!;
    const debut = debutOf(players[entry]!);
    return read(
      entry,
      driftIn(day - from, parameters),
      progressBetween(from - debut, day - debut, parameters),
    );
  }

  /** @returns the first player's advantage before the match */
  function rate(slot: number, pass: number): Estimate {
    const rounds = roundsIn(matchAt(slot), columns().places[slot]!, parameters);
    const [before1, before2] = beliefsBefore(slot * 2);
    const lead = advantage(before1, before2, rounds.place, parameters);
    const [after1, after2] = rateMatch(before1, before2, rounds, parameters, lead);
    keep(slot * 2, after1, pass);
    keep(slot * 2 + 1, after2, pass);
    return lead;
  }

  function keep(entry: BookEntry, after: Belief, pass: number): void {
    const { changed, isNear, write } = columns();
    if (changed[entry] !== 0 && isNear(entry, after, tolerance)) return;
    write(entry, after);
    changed[entry] = pass;
  }

  return { beliefsBefore, beliefOn, rate };
}

function createDebuts() {
  let days = new Int32Array(0);
  let moved = new Set<number>();
  return {
    dayOf: (player: number): number => days[player]!,
    begin: (players: number): void => {
      moved = new Set();
      if (players <= days.length) return;
      const more = new Int32Array(players * 2);
      more.set(days);
      days = more;
    },
    note: (player: number, day: number): void => {
      if (days[player] === day) return;
      days[player] = day;
      moved.add(player);
    },
    /** Whether the day changed in this pass: then all of the player's matches must be rated again. */
    isMoved: (player: number): boolean => moved.size > 0 && moved.has(player),
  };
}

function rewound(
  last: Int32Array<ArrayBuffer>,
  matches: Int32Array,
  { players, previous }: Columns,
  count: number,
): Int32Array<ArrayBuffer> {
  for (let at = matches.length - 1; at >= 0; at -= 1) {
    const first = matches[at]! * 2;
    last[players[first]!] = previous[first]!;
    last[players[first + 1]!] = previous[first + 1]!;
  }
  if (last.length >= count) return last;
  const more = new Int32Array(count * 2).fill(none);
  more.set(last);
  return more;
}

const orNone = (entry: number | undefined) => (entry === none ? undefined : entry);

/**
 * Matches by slot and players by number, the indices of their columns. A later call reuses a removed match's slot; until
 * then its columns keep what they say.
 */
function createMatchStore(model: RatingModel) {
  const slotOf = new Map<MatchId, number>();
  const playerNumber = new Map<PlayerId, number>();
  const playerIds: PlayerId[] = [];
  const matches: (RatedMatch | undefined)[] = [];
  const free: number[] = [];
  const strengths = strengthsIn(model);
  let columns: Columns = createColumns(0, strengths);

  const matchAt = (slot: number) => {
    const match = matches[slot];
    if (!match) throw new Error(`Rating book: expected a match in slot ${slot}, found none`);
    return match;
  };
  const slots: Slots = { matchAt, dayAt: (slot) => columns.days[slot]! };

  function place(match: RatedMatch): number {
    const slot = free.pop() ?? matches.length;
    matches[slot] = match;
    slotOf.set(match.id, slot);
    columns.days[slot] = dayOf(match.date);
    columns.places[slot] = placeOf(model, match.code);
    columns.players[slot * 2] = numbered(match.player1.id);
    columns.players[slot * 2 + 1] = numbered(match.player2.id);
    columns.changed[slot * 2] = 0;
    columns.changed[slot * 2 + 1] = 0;
    return slot;
  }

  function makeRoom(count: number): void {
    if (count <= columns.days.length) return;
    columns = createColumns(Math.max(256, Math.ceil(count * 1.25)), strengths, columns);
  }

  function numbered(player: PlayerId): number {
    const known = playerNumber.get(player);
    if (known !== undefined) return known;
    playerNumber.set(player, playerIds.length);
    return playerIds.push(player) - 1;
  }

  return {
    matchAt,
    playerNumber,
    playerIds: playerIds as readonly PlayerId[],
    /** Replaced when it has to grow. */
    columns: () => columns,
    has: (id: MatchId) => slotOf.has(id),
    replace: (order: Int32Array, gone: readonly MatchId[], come: readonly RatedMatch[]): Int32Array => {
      const leaving = [...new Set(gone)].flatMap((id) => slotOf.get(id) ?? []);
      for (const slot of leaving) {
        slotOf.delete(matchAt(slot).id);
        matches[slot] = undefined;
      }
      const stay = leaving.length === 0 ? order : keptSlots(order, (slot) => matches[slot] !== undefined);
      makeRoom(matches.length + come.length);
      const replaced = mergeSlots(stay, sortSlots(come.map(place), slots), slots);
      for (const slot of leaving) free.push(slot);
      return replaced;
    },
  };
}
