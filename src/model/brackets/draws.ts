import { limits } from '../schema/limits';
import type { Gender } from '../sports';

export interface Entrant {
  readonly id: string;
  /** Kilograms at the weigh-in. */
  readonly weight?: number;
  /** Did not appear: the place in the bracket is a bye. */
  readonly absent?: true;
}

export interface Draw {
  /** Distinguishes brackets of one class, such as "Masters"; empty if the class has only one. */
  readonly name: string;
  /** Codes of the sport; `undefined` if the sport has no such choice. */
  readonly weight: string | undefined;
  readonly arm: string | undefined;
  readonly gender: Gender;
  /** The table to which its matches are called, from 1. */
  readonly table: number;
  /** The best seed first. */
  readonly entrants: readonly Entrant[];
}

const none = '*';
const heading = ({ name, weight, arm, gender, table }: Draw): string =>
  `#${[weight, arm, gender, String(table), name].map((part) => encodeURIComponent(part || none)).join(' ')}`;

const wordOf = ({ id, weight, absent }: Entrant): string =>
  `${absent ? '!' : ''}${encodeURIComponent(id)}${weight === undefined ? '' : `@${weight}`}`;

export const drawKey = ({ name, weight, arm, gender }: Omit<Draw, 'table' | 'entrants'>): string =>
  [weight ?? '', arm ?? '', gender, name].join('/');

/**
 * The lines that an event stores: `#95kg L M 2 * ann bob@92.4 !cem` is the bracket of the class, arm and gender
 * at table 2, with its players by seed. A line has as many brackets as fit, and a long bracket several lines
 * with the same heading. Names are left out, so that withholding a name has nothing to remove here.
 */
export function printDraws(draws: readonly Draw[]): readonly string[] {
  const lines: string[] = [];
  for (const draw of draws) {
    let head = `${heading(draw)} `;
    for (const word of draw.entrants.map(wordOf)) {
      const longer = `${lines.at(-1) ?? ''} ${head}${word}`;
      if (lines.length > 0 && longer.length <= limits.source) lines[lines.length - 1] = longer;
      else lines.push(`${heading(draw)} ${word}`);
      head = '';
    }
  }
  return lines;
}

/** A bracket of more could not be drawn. No tournament has them; a proposal may claim them. */
const mostEntrants = 256;
const mostTables = 99;

/** The brackets in stored lines. What a later version wrote is left out. */
export function parseDraws(lines: readonly string[] | undefined): readonly Draw[] {
  const draws = new Map<string, Draw>();
  for (const text of (lines ?? []).join(' ').split('#').slice(1)) {
    const draw = parseDraw(text.trim().split(' '));
    if (draw === undefined) continue;
    const key = drawKey(draw);
    const before = draws.get(key);
    draws.set(key, before ? { ...before, entrants: [...before.entrants, ...draw.entrants] } : draw);
  }
  return [...draws.values()].map((draw) => ({
    ...draw,
    entrants: once(draw.entrants).slice(0, mostEntrants),
  }));
}

function parseDraw([weight = '', arm = '', gender, table, name, ...words]: readonly string[]):
  | Draw
  | undefined {
  const isGender = gender === 'M' || gender === 'W' || gender === '-';
  if (!isGender || name === undefined) return undefined;
  return {
    name: name === none ? '' : decode(name),
    weight: weight === none ? undefined : decode(weight),
    arm: arm === none ? undefined : decode(arm),
    gender,
    table: Math.min(mostTables, Math.max(1, Math.trunc(Number(table)) || 1)),
    entrants: words.flatMap(entrantOf),
  };
}

function entrantOf(word: string): readonly Entrant[] {
  const [id = '', kilos] = word.replace(/^!/, '').split('@');
  const weight = Number(kilos);
  return id === ''
    ? []
    : [
        {
          id: decode(id),
          ...(weight > 0 && { weight }),
          ...(word.startsWith('!') && { absent: true as const }),
        },
      ];
}

function once(entrants: readonly Entrant[]): readonly Entrant[] {
  const seen = new Set<string>();
  return entrants.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
