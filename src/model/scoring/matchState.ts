import { assertNever } from '@/lib/assertNever';
import { otherSide, sides, type End, type Side } from './end';
import { placeOf, statements, type ScoreEntry, type Statement, type Won } from './scoreEntry';

/** Fouls that lose a round. */
const foulsToLose = 2;

interface WonRound extends Won {
  readonly round: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

type BySide<T> = Readonly<Partial<Record<Side, T>>>;

export interface MatchState {
  /** Decided rounds in order; one may be missing between them. */
  readonly rounds: readonly WonRound[];
  readonly score: Readonly<Record<Side, number>>;
  /** The first round that is not decided, from 1. */
  readonly round: number;
  readonly fouls: Readonly<Record<Side, number>>;
  readonly running: boolean;
  readonly held: boolean;
  readonly end?: End;
  /** Absent while the match goes on, and after a draw. */
  readonly winner?: Side;
  readonly substitutes: BySide<string>;
  readonly weights: BySide<number>;
  readonly order?: number;
  /** From the first round or foul to the end, ms; absent before it. */
  readonly duration?: number;
}

interface StandingEntry {
  readonly stated: Statement['stated'];
  /** When its place got a value, however often that was corrected since. */
  readonly at: number;
}

/**
 * The state of one match: a function of the set of its entries. Their order of arrival, repetitions, and the
 * phones that they come from make no difference, and a correction gives what the right entry would have given.
 */
export function matchState(entries: readonly ScoreEntry[]): MatchState {
  const standing = standingOf(entries);
  const won = roundsIn(standing);
  const of = <K extends Statement['stated']['kind']>(kind: K) =>
    standing.filter(
      (each): each is StandingEntry & { stated: Extract<Statement['stated'], { kind: K }> } =>
        each.stated.kind === kind,
    );
  const running = of('running').length > 0;
  const fouls = of('foul');
  const rounds = withLostByFouls(won, fouls, running).toSorted((a, b) => a.round - b.round);
  const score = countBySide((side) => rounds.filter(({ winner }) => winner === side).length);
  const decided = new Set(rounds.map(({ round }) => round));
  let round = 1;
  while (decided.has(round)) round += 1;
  const [end] = of('end');
  const [order] = of('order');
  const ended = end?.stated.value ?? undefined;
  const winner = winnerOf(ended, score);
  const times = [...won, ...fouls, ...rounds].map(({ at }) => at);
  return {
    rounds,
    score,
    round,
    fouls: foulsIn(round, fouls, running),
    running,
    held: of('hold').length > 0,
    ...(ended && { end: ended }),
    ...(winner && { winner }),
    substitutes: bySide(of('substitute')),
    weights: bySide(of('weight')),
    ...(typeof order?.stated.value === 'number' && { order: order.stated.value }),
    ...(end && times.length > 0 && { duration: Math.max(0, end.at - Math.min(...times)) }),
  };
}

/** The entries that readers see the effect of: while a match is held, those from before. */
export function shownEntries(entries: readonly ScoreEntry[]): readonly ScoreEntry[] {
  const hold = standingOf(entries).find(({ stated }) => stated.kind === 'hold');
  return hold === undefined ? entries : entries.filter(({ at }) => at < hold.at);
}

function standingOf(entries: readonly ScoreEntry[]): readonly StandingEntry[] {
  const places = new Map<string, StandingEntry>();
  for (const { at, stated } of statements(entries)) {
    const place = placeOf(stated);
    if (stated.value === null) places.delete(place);
    else places.set(place, { stated, at: places.get(place)?.at ?? at });
  }
  return [...places.values()];
}

const roundsIn = (standing: readonly StandingEntry[]): readonly WonRound[] =>
  standing.flatMap(({ stated, at }) =>
    stated.kind === 'round' && stated.value !== null ? [{ round: stated.round, ...stated.value, at }] : [],
  );

type Foul = StandingEntry & { readonly stated: Extract<Statement['stated'], { kind: 'foul' }> };

/** A round whose winner nobody entered is lost by the side whose foul completes the number that loses it. */
function withLostByFouls(
  won: readonly WonRound[],
  fouls: readonly Foul[],
  running: boolean,
): readonly WonRound[] {
  const entered = new Set(won.map(({ round }) => round));
  const lost = new Map<number, WonRound>();
  for (const side of sides) {
    let count = 0;
    let last = 0;
    const own = fouls
      .filter(({ stated }) => stated.side === side)
      .toSorted((a, b) => a.stated.round - b.stated.round || a.stated.nth - b.stated.nth);
    for (const { stated, at } of own) {
      const { round } = stated;
      if (round !== last && !running) count = 0;
      last = round;
      count += 1;
      if (count < foulsToLose) continue;
      count = 0;
      const earlier = lost.get(round);
      if (!entered.has(round) && (earlier === undefined || at < earlier.at))
        lost.set(round, { round, winner: otherSide[side], how: 'fouls', at });
    }
  }
  return [...won, ...lost.values()];
}

/** Fouls that a side takes into or has committed in a round, less those that lost a round. */
const foulsIn = (round: number, fouls: readonly Foul[], running: boolean) =>
  countBySide(
    (side) =>
      fouls.filter(({ stated }) => stated.side === side && (running || stated.round === round)).length %
      foulsToLose,
  );

function winnerOf(end: End | undefined, score: MatchState['score']): Side | undefined {
  if (end === undefined) return undefined;
  switch (end.how) {
    case 'finished':
      return sides.find((side) => score[side] > score[otherSide[side]]);
    case 'noShow':
    case 'injury':
    case 'disqualified':
      return otherSide[end.side];
    default:
      return assertNever(end, 'end');
  }
}

const countBySide = (count: (side: Side) => number): Readonly<Record<Side, number>> => ({
  player1: count('player1'),
  player2: count('player2'),
});

const bySide = <T>(
  standing: readonly { readonly stated: { readonly side: Side; readonly value: T | null } }[],
): BySide<T> =>
  Object.fromEntries(
    standing
      .flatMap(({ stated: { side, value } }) => (value === null ? [] : [[side, value] as const]))
      .toSorted(([a], [b]) => sides.indexOf(a) - sides.indexOf(b)),
  );
