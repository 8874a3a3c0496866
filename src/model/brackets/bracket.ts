import { pairKey } from '../identity/pairKey';
import type { Match } from '../records/records';
import type { Draw } from './draws';

/** `A`: nobody has lost yet. `B`: everybody has lost once. `final`: their winners meet, perhaps twice. */
export type BracketSide = 'A' | 'B' | 'final';

export type Spot =
  | { readonly kind: 'player'; readonly id: string }
  | { readonly kind: 'bye' }
  | { readonly kind: 'open'; readonly from: string; readonly takes: 'winner' | 'loser' };

/**
 *   bye      at most one player: nothing is wrestled
 *   open     a player is not decided yet
 *   ready    can be called
 *   decided  has a winner
 *   unneeded the second final, unless the first one was lost by the player without a loss
 */
type BracketStatus = 'bye' | 'open' | 'ready' | 'decided' | 'unneeded';

export interface BracketMatch {
  /** The `round` of the match's record, after the name of the bracket: `A1-3`, `B2-1`, `Final`, `Final 2`. */
  readonly code: string;
  readonly side: BracketSide;
  /** From 1 within its side. */
  readonly round: number;
  readonly spots: readonly [Spot, Spot];
  readonly status: BracketStatus;
  /** The record on the card; it may have no result yet. */
  readonly match?: BracketRecord;
  readonly winner?: string;
}

export type BracketRecord = Pick<
  Match,
  'id' | 'player1' | 'player2' | 'winner' | 'outcome' | 'round' | 'order' | 'gender' | 'arm' | 'weight'
> & {
  /** What scorers have entered of it and no moderator has confirmed; absent otherwise. */
  readonly live?: 'goesOn' | 'over';
};

interface BracketPlace {
  readonly id: string;
  /** Players eliminated in the same round share the better place. */
  readonly place: number;
}

export interface Bracket {
  readonly draw: Draw;
  /** In the order of calling. Every match follows those that its players come from. */
  readonly matches: readonly BracketMatch[];
  readonly places: readonly BracketPlace[];
  /** Matches with its players that are no match of the bracket, for example after a correction. */
  readonly unused: readonly BracketRecord[];
}

const nobody: Spot = { kind: 'bye' };

/**
 * Double elimination as a pure function of the draw and the matches on the card. So a late correction gives the
 * state that the right entry would have given: a match belongs to its place only while its two players do.
 *
 * The bracket has the least power of two of places; the best seeds get byes, and a late entrant takes the last
 * one. Side B takes the losers of side A, of every second round in reverse and of the others half-shifted, so
 * that players who have met meet late again.
 */
export function bracketOf(draw: Draw, card: readonly BracketRecord[]): Bracket {
  const play = new Play(draw, card);
  const first = seedOrder(draw.entrants.length).map((seed): Spot => {
    const entrant = draw.entrants[seed];
    return entrant === undefined || entrant.absent ? nobody : { kind: 'player', id: entrant.id };
  });
  let upper = play.round('A', 1, paired(first));
  let lower = upper.losers;
  let roundOfB = 0;
  for (let round = 2; upper.winners.length > 1; round += 1) {
    if (lower.length > 1) {
      roundOfB += 1;
      lower = play.round('B', roundOfB, paired(lower)).winners;
    }
    upper = play.round('A', round, paired(upper.winners));
    const dropped = round % 2 === 0 ? upper.losers.toReversed() : halfShifted(upper.losers);
    roundOfB += 1;
    lower = play.round(
      'B',
      roundOfB,
      lower.map((spot, at) => [spot, dropped[at] ?? nobody] as const),
    ).winners;
  }
  play.finals(upper.winners[0] ?? nobody, lower[0] ?? nobody);
  return { draw, matches: play.matches, places: placesOf(draw, play.matches), unused: play.unused() };
}

/** How many entrants a bracket takes before it doubles. */
export const roomOf = (entrants: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, entrants)));

/** Places of the first round, by the seeds in them: the best two can only meet in the last round. */
export function seedOrder(entrants: number): readonly number[] {
  let seeds = [0, 1];
  while (seeds.length < entrants) {
    const last = 2 * seeds.length - 1;
    seeds = seeds.flatMap((seed) => [seed, last - seed]);
  }
  return seeds;
}

const paired = (spots: readonly Spot[]): readonly (readonly [Spot, Spot])[] =>
  Array.from({ length: spots.length / 2 }, (_, at) => [spots[2 * at] ?? nobody, spots[2 * at + 1] ?? nobody]);

function halfShifted(spots: readonly Spot[]): readonly Spot[] {
  const half = Math.floor(spots.length / 2);
  return [...spots.slice(half), ...spots.slice(0, half)];
}

const fitsDraw = (draw: Draw, ids: ReadonlySet<string>, record: BracketRecord): boolean =>
  record.gender === draw.gender &&
  record.arm === draw.arm &&
  record.weight === draw.weight &&
  ids.has(record.player1.id) &&
  ids.has(record.player2.id);

/** The `round` of a record for this match, by which the bracket finds it again. */
export const roundOf = ({ name }: Draw, { code }: Pick<BracketMatch, 'code'>): string =>
  name === '' ? code : `${name} ${code}`;

const codePattern = /(?:^| )(A\d+-\d+|B\d+-\d+|Final|Final 2)$/;

class Play {
  readonly matches: BracketMatch[] = [];
  private readonly draw: Draw;
  private readonly records: Set<BracketRecord>;

  constructor(draw: Draw, card: readonly BracketRecord[]) {
    this.draw = draw;
    const ids = new Set(draw.entrants.map(({ id }) => id));
    const ordered = card.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
    this.records = new Set(ordered.filter((record) => fitsDraw(draw, ids, record) && this.isNamed(record)));
  }

  round(side: 'A' | 'B', round: number, pairs: readonly (readonly [Spot, Spot])[]) {
    const played = pairs.map((spots, at) =>
      this.play({ side, round, spots, code: `${side}${round}-${at + 1}` }),
    );
    return {
      winners: played.map((match) => spotAfter(match, 'winner')),
      losers: played.map((match) => spotAfter(match, 'loser')),
    };
  }

  finals(unbeaten: Spot, beatenOnce: Spot): void {
    const spots = [unbeaten, beatenOnce] as const;
    const first = this.play({ side: 'final', round: 1, code: 'Final', spots });
    const second = { side: 'final', round: 2, code: 'Final 2', spots } as const;
    const isNeeded =
      first.status === 'decided' && beatenOnce.kind === 'player' && first.winner === beatenOnce.id;
    if (isNeeded) this.play(second);
    else this.matches.push({ ...second, status: 'unneeded' });
  }

  unused(): readonly BracketRecord[] {
    return [...this.records];
  }

  /** A named bracket takes the matches with its name, another one those without a name. */
  private isNamed({ round = '' }: BracketRecord): boolean {
    const { name } = this.draw;
    if (codePattern.test(round)) return round.replace(codePattern, '') === name;
    return round.startsWith(name);
  }

  private play(at: Pick<BracketMatch, 'side' | 'round' | 'code' | 'spots'>): BracketMatch {
    const match = this.judge(at);
    this.matches.push(match);
    return match;
  }

  private judge(at: Pick<BracketMatch, 'side' | 'round' | 'code' | 'spots'>): BracketMatch {
    const [one, other] = at.spots;
    if (one.kind === 'bye' || other.kind === 'bye') return { ...at, status: 'bye' };
    if (one.kind === 'open' || other.kind === 'open') return { ...at, status: 'open' };
    const record = this.take(at.code, pairKey(one.id, other.id));
    if (record === undefined) return { ...at, status: 'ready' };
    const winner = winnerOf(record);
    return winner === undefined
      ? { ...at, status: 'ready', match: record }
      : { ...at, status: 'decided', match: record, winner };
  }

  /**
   * The record of a place: of its pair and with its code, else the pair's first one without any code. A draw or
   * a match without contest is wrestled again, so a later record comes before it.
   */
  private take(code: string, pair: string): BracketRecord | undefined {
    const met = [...this.records].filter((each) => pairKey(each.player1.id, each.player2.id) === pair);
    const fitting = [
      ...met.filter(({ round = '' }) => codePattern.exec(round)?.[1] === code),
      ...met.filter(({ round = '' }) => !codePattern.test(round)),
    ];
    const record =
      fitting.find((each) => winnerOf(each) !== undefined) ??
      fitting.find(({ outcome, player1 }) => outcome === undefined && player1.result === undefined);
    if (record !== undefined) this.records.delete(record);
    return record;
  }
}

function winnerOf({ player1, player2 }: BracketRecord): string | undefined {
  if (player1.result === 'W') return player1.id;
  return player2.result === 'W' ? player2.id : undefined;
}

function spotAfter(
  { code, spots: [one, other], status, winner }: BracketMatch,
  takes: 'winner' | 'loser',
): Spot {
  // Beside a bye the other side goes on, and there is no loser.
  if (status === 'bye') return takes === 'loser' ? nobody : one.kind === 'bye' ? other : one;
  if (winner === undefined) return { kind: 'open', from: code, takes };
  const isOne = one.kind === 'player' && one.id === winner;
  return isOne === (takes === 'winner') ? one : other;
}

/**
 * Each match on side B eliminates one player. So how many are better placed is known from the draw, even
 * while other matches of the round are still open.
 */
function placesOf(draw: Draw, matches: readonly BracketMatch[]): readonly BracketPlace[] {
  const present = draw.entrants.filter(({ absent }) => !absent);
  const played = matches.filter(({ status }) => status !== 'bye' && status !== 'unneeded');
  const [only] = present;
  if (present.length === 1 && only) return [{ id: only.id, place: 1 }];
  const placeAfter = (round: number) =>
    present.length - played.filter((each) => each.side === 'B' && each.round <= round).length + 1;
  const last = played.findLast(({ side }) => side === 'final');
  const [unbeaten] = matches.find(({ code }) => code === 'Final')?.spots ?? [];
  const isOver =
    last?.status === 'decided' &&
    (last.code === 'Final 2' || (unbeaten?.kind === 'player' && unbeaten.id === last.winner));
  return [
    ...(isOver ? [placeOf(last, 'winner', 1), placeOf(last, 'loser', 2)] : []),
    ...played
      .filter(({ side, status }) => side === 'B' && status === 'decided')
      .map((match) => placeOf(match, 'loser', placeAfter(match.round))),
  ]
    .flatMap((place) => place ?? [])
    .sort((a, b) => a.place - b.place);
}

function placeOf(match: BracketMatch, takes: 'winner' | 'loser', place: number): BracketPlace | undefined {
  const spot = spotAfter(match, takes);
  return spot.kind === 'player' ? { id: spot.id, place } : undefined;
}
