import type { DateString } from '../dates';
import type { SportId } from '../ids';
import { dayOf } from './dayOf';
import { favouriteOf } from './favourite';
import type { RatingBook } from './ratingBook';

export interface CalibrationQuestion {
  readonly sport: SportId;
  readonly asOf: DateString;
}

export interface CalibrationBand {
  /** Half-open, except that the last band includes its end. */
  readonly from: number;
  readonly to: number;
  readonly matches: number;
  readonly won: number;
}

/** Older matches say less about today's ratings. */
const newest = 2_000;

const bands = [0.5, 0.6, 0.7, 0.8, 0.9] as const;

export function calibrationOf(book: RatingBook, { asOf }: CalibrationQuestion): readonly CalibrationBand[] {
  const counts = bands.map((from) => ({ from, to: Math.round(from * 10 + 1) / 10, matches: 0, won: 0 }));
  const last = dayOf(asOf);
  const entries = book.entries().filter((entry) => book.dayOf(entry) <= last);
  for (const entry of entries.slice(-newest)) {
    const { player1, player2 } = book.matchOf(entry);
    if (player1.score === player2.score) continue;
    const { side, chance } = favouriteOf(book.chanceBefore(entry));
    const band = counts[Math.min(bands.length - 1, Math.floor((chance - 0.5) * 10 + 1e-9))]!;
    band.matches += 1;
    if (side === (player1.score > player2.score ? 0 : 1)) band.won += 1;
  }
  return counts.filter(({ matches }) => matches > 0);
}
