import type { DateString } from '@/model/dates';
import { eventId, matchId, playerId, sportId } from '@/model/ids';
import type { RatedMatch } from '@/model/ratings/ratedMatch';

/** A way in which results may come about; none is the rating method's own model. */
export interface Process {
  readonly roundsToWin: number | undefined;
  /** Advantage of a round's winner in the next one, in logits. */
  readonly momentum: number;
  /** Distribution of skills: normal, or with a few players far above the rest. */
  readonly skills: 'normal' | 'heavy';
  /** Size of a jump in skill, and jumps per year. */
  readonly jumps: { readonly size: number; readonly perYear: number };
  /** Share of matches with a newcomer, and how far newcomers are below the rest. */
  readonly newcomers: { readonly share: number; readonly below: number };
  readonly progress: number;
}

const league: Process = {
  roundsToWin: 3,
  momentum: 0,
  skills: 'normal',
  jumps: { size: 0.5, perYear: 1 },
  newcomers: { share: 0.02, below: 0 },
  progress: 0,
};

export const processes = {
  league,
  'a few far above': { ...league, skills: 'heavy' },
  'best of seven with momentum': { ...league, roundsToWin: 4, momentum: 0.5 },
  'winners only': { ...league, roundsToWin: undefined, skills: 'heavy' },
  'many newcomers, who improve': { ...league, newcomers: { share: 0.08, below: 2 }, progress: 1.5 },
} as const satisfies Record<string, Process>;

interface Player {
  readonly id: string;
  readonly debut: number;
  readonly ceiling: number;
  skill: number;
  seen: number;
}

const years = 12;

/** Matches over twelve years, in order; the same for the same seed. */
export function historyBy(process: Process, matches: number, seed = 1): readonly RatedMatch[] {
  const { random, normal } = chance(seed);
  const players: Player[] = [];
  const join = (at: number, below: number): Player => {
    const skill = process.skills === 'heavy' ? normal() / Math.sqrt(random() + 0.05) / 1.5 : normal();
    const player = {
      id: `p${String(players.length).padStart(6, '0')}`,
      debut: at,
      ceiling: process.progress,
      skill: skill - below,
      seen: at,
    };
    players.push(player);
    return player;
  };
  for (let at = 0; at < Math.max(20, matches / 60); at += 1) join(-9, 0);
  const strength = (player: Player, at: number) => {
    const { size, perYear } = process.jumps;
    player.skill += size * Math.sqrt(Math.max(0, at - player.seen) * perYear) * normal();
    player.seen = at;
    return player.skill + player.ceiling * (1 - Math.exp((player.debut - at) / 2));
  };
  // Early players play less and less; opponents are near each other in time.
  const pick = () => players[players.length - 1 - Math.floor(random() ** 1.5 * players.length)]!;
  return Array.from({ length: matches }, (_, number) => {
    const at = (number / matches) * years;
    const first = pick();
    const isNew = random() < process.newcomers.share;
    let second = isNew ? join(at, process.newcomers.below) : pick();
    while (second === first) second = pick();
    const lead = strength(first, at) - strength(second, at) + 0.5 * normal();
    return matchOf(number, at, [first.id, second.id], scoresOf(process, lead, random));
  });
}

function scoresOf({ roundsToWin, momentum }: Process, lead: number, random: () => number) {
  const scores: [number, number] = [0, 0];
  let moved = 0;
  while (Math.max(...scores) < (roundsToWin ?? 1)) {
    const won = random() < 1 / (1 + Math.exp(-lead - moved));
    scores[won ? 0 : 1] += 1;
    moved = won ? momentum : -momentum;
  }
  return { scores, bare: roundsToWin === undefined };
}

function matchOf(
  number: number,
  at: number,
  ids: readonly [string, string],
  { scores, bare }: ReturnType<typeof scoresOf>,
): RatedMatch {
  const time = Date.UTC(2010, 0, 1) + Math.floor(at * 52) * 7 * 86_400_000;
  return {
    id: matchId(`m${number}`),
    sport: sportId('tt'),
    event: eventId(`e${Math.floor(at * 52)}`),
    date: new Date(time).toISOString().slice(0, 10) as DateString,
    order: number,
    player1: { id: playerId(ids[0]), score: scores[0] },
    player2: { id: playerId(ids[1]), score: scores[1] },
    gender: 'M',
    ...(bare && { unscored: true }),
  };
}

function chance(seed: number) {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    random,
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  };
}

export const dumpOf = (matches: readonly RatedMatch[], sport: string) => ({
  events: [...new Map(matches.map(({ event, date }) => [event, date]))].map(([id, date]) => ({
    id,
    name: id,
    date,
    sport: { id: sport },
  })),
  players: [],
  matches: matches.map(({ id, date, event, order, player1, player2, unscored }) => ({
    id,
    date,
    event: { id: event },
    gender: 'M',
    order,
    player1: { id: player1.id, name: player1.id, ...(!unscored && { score: player1.score }) },
    player2: { id: player2.id, name: player2.id, ...(!unscored && { score: player2.score }) },
    ...(unscored && { outcome: 'winner', winner: player1.score > player2.score ? 'player1' : 'player2' }),
  })),
});
