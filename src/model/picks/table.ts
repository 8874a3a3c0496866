import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { readDocument, text } from '../parsing/schema';
import type { Earned, FoldedPicks } from './foldPicks';

/** Rows of a table that every reader gets: about 10 kB. */
export const topRows = 100;

/** Accounts of one part: about 100 kB. */
export const rowsOfPart = 2_000;

const earned = { points: v.number(), right: v.number(), of: v.number() };
const chances = v.object({
  match: text,
  first: text,
  rated: v.number(),
  crowd: v.optional(v.number()),
});
/** Without a public name the name is empty. */
const row = v.object({ uid: text, name: v.string(), ...earned });

/**
 * `pickTable/{id}`. `totals` and `counts` say how many people have each total of whole points, so that everybody's place
 * follows from the points alone. Functions write it.
 */
const storedTable = v.object({
  people: v.number(),
  parts: v.number(),
  top: v.array(row),
  crowd: v.object(earned),
  rating: v.object(earned),
  totals: v.array(v.number()),
  counts: v.array(v.number()),
  /** For an event's table: what its points come from. */
  matches: v.optional(v.array(chances), []),
});
export type PickTable = v.InferOutput<typeof storedTable>;

export const parsePickTable = (input: unknown): Parsed<PickTable> =>
  readDocument('pickTable', storedTable, input);

/** `pickTable/{id}/part/{n}`: points, right picks and counted picks by account. */
const storedPart = v.pipe(
  v.object({ rows: v.record(v.string(), v.tuple([v.number(), v.number(), v.number()])) }),
  v.transform(
    ({ rows }): ReadonlyMap<string, Earned> =>
      new Map(Object.entries(rows).map(([uid, [points, right, of]]) => [uid, { points, right, of }])),
  ),
);

export const parseTablePart = (input: unknown): Parsed<ReadonlyMap<string, Earned>> =>
  readDocument('part', storedPart, input);

/** Ids of tables. No record's id has a tilde. */
export const seriesTableId = (sport: string, series: string): string =>
  `series~${sport}~${encodeURIComponent(series)}`;
export const yearTableId = (sport: string, year: string): string => `year~${sport}~${year}`;

/** The part in which an account's row is, of so many: FNV-1a of its id. */
export function partOf(uid: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < uid.length; at += 1) hash = Math.imul(hash ^ uid.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % parts;
}

export const shownPoints = (points: number): number => Math.round(points) + 0;

export const placeOf = ({ totals, counts }: Pick<PickTable, 'totals' | 'counts'>, points: number): number =>
  totals.reduce(
    (before, total, at) => (total > shownPoints(points) ? before + (counts[at] ?? 0) : before),
    1,
  );

export interface MadeTable {
  readonly top: readonly (Earned & { readonly uid: string })[];
  readonly table: Omit<PickTable, 'top'>;
  readonly parts: readonly Readonly<Record<string, readonly [points: number, right: number, of: number]>>[];
}

export function makeTable({ people, crowd, rating, matches }: FoldedPicks): MadeTable {
  const rows = [...people].map(([uid, each]) => ({ uid, ...each, points: tenths(each.points) }));
  rows.sort(
    (a, b) => shownPoints(b.points) - shownPoints(a.points) || b.right - a.right || (a.uid < b.uid ? -1 : 1),
  );
  const count = Math.ceil(rows.length / rowsOfPart);
  const parts = Array.from({ length: count }, (): Record<string, [number, number, number]> => ({}));
  const byTotal = new Map<number, number>();
  for (const { uid, points, right, of } of rows) {
    parts[partOf(uid, count)]![uid] = [points, right, of];
    const total = shownPoints(points);
    byTotal.set(total, (byTotal.get(total) ?? 0) + 1);
  }
  return {
    top: rows.slice(0, topRows),
    table: {
      people: rows.length,
      parts: count,
      crowd: { ...crowd, points: tenths(crowd.points) },
      rating,
      totals: [...byTotal.keys()],
      counts: [...byTotal.values()],
      matches: [...matches],
    },
    parts,
  };
}

const tenths = (points: number): number => Math.round(points * 10) / 10 + 0;
