import type { MatchId, PlayerId } from '../ids';
import { aged, type Belief } from './belief';
import { createColumns, type Columns } from './columns';
import { dayOf } from './dayOf';
import { mergeSlots, sortSlots, type Slots } from './matchOrder';
import type { RatingParameters } from './parameters';
import type { RatedMatch } from './ratedMatch';
import { beforeMatch, rateMatch } from './rateMatch';

/**
 * Changes of a belief smaller than this, in logits, are not passed on: a fiftieth of a rating point. What is stored
 * stays until it is further than this from what its own predecessors give, so deviations do not add up over updates.
 */
export const tolerance = 1e-4;

/**
 * One player's part in a rated match: an even number for the match's first player, the next odd one for the second.
 * Valid until the next update.
 */
export type Entry = number;

/** The ratings of one sport: every match in order, with what is believed of both players after it. */
export interface RatingBook {
  readonly parameters: RatingParameters;
  /**
   * Takes matches out and in, those out by id. However often it is called, the book holds what rating all of its
   * matches from scratch gives, within ten tolerances. One pass over the links, and only what the change reaches is rated.
   */
  readonly update: (gone: readonly MatchId[], come: readonly RatedMatch[]) => void;
  /** Another number after each update. */
  readonly revision: () => number;
  readonly has: (id: MatchId) => boolean;
  /** The first player's entry of every match, in the order in which they are rated. */
  readonly entries: () => Int32Array;
  /** Everybody who has or had a match, by number: the place in this list, which never changes. */
  readonly players: () => readonly PlayerId[];
  readonly numberOf: (entry: Entry) => number;
  /** The player's newest entry. */
  readonly lastEntry: (player: PlayerId) => Entry | undefined;
  /** The same player's entry before. */
  readonly previousEntry: (entry: Entry) => Entry | undefined;
  readonly matchOf: (entry: Entry) => RatedMatch;
  /** Days since 1970. */
  readonly dayOf: (entry: Entry) => number;
  /** The belief about the entry's player right after the match. */
  readonly beliefAfter: (entry: Entry) => Belief;
  /** The beliefs right before the match, the entry's own player first. */
  readonly beliefsBefore: (entry: Entry) => readonly [Belief, Belief];
}

/** The opponent's entry. */
export const otherEntry = (entry: Entry): Entry => entry ^ 1;
export const isFirst = (entry: Entry): boolean => (entry & 1) === 0;

const none = -1;

/** A book without matches. */
export function createRatingBook(parameters: RatingParameters): RatingBook {
  const store = createMatchStore();
  const { matchAt, playerNumber, playerIds } = store;
  const { beliefsBefore, rate } = createRater(store, parameters);
  let last = new Int32Array(0);
  let order: Int32Array = new Int32Array(0);
  let pass = 0;

  /** Goes through all matches in order and rates those before which something has become another. */
  function follow(): void {
    pass += 1;
    last = new Int32Array(playerIds.length).fill(none);
    const { players, previous, changed } = store.columns();
    const isAnother = (entry: Entry, before: Entry) =>
      previous[entry] !== before || (before !== none && changed[before] === pass);
    for (const slot of order) {
      const first = slot * 2;
      const before1 = last[players[first]!]!;
      const before2 = last[players[first + 1]!]!;
      const isStale = changed[first] === 0 || isAnother(first, before1) || isAnother(first + 1, before2);
      last[players[first]!] = first;
      last[players[first + 1]!] = first + 1;
      if (!isStale) continue;
      previous[first] = before1;
      previous[first + 1] = before2;
      rate(slot, pass);
    }
  }

  return {
    parameters,
    update: (gone, come) => {
      order = store.replace(order, gone, come);
      follow();
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
    beliefAfter: (entry) => store.columns().read(entry),
    beliefsBefore,
  };
}

/** Rates single matches by what is believed of both players before them. */
function createRater(
  { matchAt, columns }: Pick<ReturnType<typeof createMatchStore>, 'matchAt' | 'columns'>,
  parameters: RatingParameters,
) {
  const beliefsBefore = (entry: Entry): readonly [Belief, Belief] =>
    beforeMatch(agedBefore(entry), agedBefore(otherEntry(entry)), matchAt(entry >> 1).arm, parameters);

  function agedBefore(entry: Entry): Belief | undefined {
    const { previous, days, read } = columns();
    const before = previous[entry]!;
    if (before === none) return undefined;
    return aged(read(before), days[entry >> 1]! - days[before >> 1]!, parameters);
  }

  function rate(slot: number, pass: number): void {
    const { arm, player1, player2 } = matchAt(slot);
    const [before1, before2] = beliefsBefore(slot * 2);
    const rounds = { arm, won: player1.score, lost: player2.score };
    const [after1, after2] = rateMatch(before1, before2, rounds, parameters);
    keep(slot * 2, after1, pass);
    keep(slot * 2 + 1, after2, pass);
  }

  function keep(entry: Entry, after: Belief, pass: number): void {
    const { changed, isNear, write } = columns();
    if (changed[entry] !== 0 && isNear(entry, after, tolerance)) return;
    write(entry, after);
    changed[entry] = pass;
  }

  return { beliefsBefore, rate };
}

const orNone = (entry: number | undefined) => (entry === none ? undefined : entry);

/** Matches by slot and players by number, both of which their columns go by. A slot is used again once its match has gone. */
function createMatchStore() {
  const slotOf = new Map<MatchId, number>();
  const playerNumber = new Map<PlayerId, number>();
  const playerIds: PlayerId[] = [];
  const matches: (RatedMatch | undefined)[] = [];
  const free: number[] = [];
  let columns: Columns = createColumns(0);

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
    if (slot >= columns.days.length) columns = createColumns(Math.max(256, slot * 2), columns);
    columns.days[slot] = dayOf(match.date);
    columns.players[slot * 2] = numbered(match.player1.id);
    columns.players[slot * 2 + 1] = numbered(match.player2.id);
    columns.changed[slot * 2] = 0;
    columns.changed[slot * 2 + 1] = 0;
    return slot;
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
    /** Another object once there was no room. */
    columns: () => columns,
    has: (id: MatchId) => slotOf.has(id),
    /** The order of slots without the matches that go and with those that come. */
    replace: (order: Int32Array, gone: readonly MatchId[], come: readonly RatedMatch[]): Int32Array => {
      const leaving = new Set(gone.flatMap((id) => slotOf.get(id) ?? []));
      const stay = leaving.size === 0 ? order : order.filter((slot) => !leaving.has(slot));
      for (const slot of leaving) {
        slotOf.delete(matchAt(slot).id);
        matches[slot] = undefined;
        free.push(slot);
      }
      return mergeSlots(stay, sortSlots(come.map(place), slots), slots);
    },
  };
}
