import type { NamedPerson } from '../records/formerNames';
import { careerReasons, type Careers, type EventFacts } from './careers';
import type { ListFacts } from './weighWords';
import { compareNames, type NameEvidence } from './compareNames';
import type { KnownName } from './nameForms';
import type { Reason } from './reasons';

export interface PlayerFacts {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly formerNames?: NamedPerson['formerNames'];
  readonly country?: string;
  readonly gender?: string;
  readonly hand?: string;
  readonly birthYear?: number;
  readonly wikidata?: string;
  readonly instagram?: string;
  readonly channel?: string;
}

export interface KnownPlayer {
  readonly facts: PlayerFacts;
  readonly names: readonly KnownName[];
}

export interface ListSurroundings extends ListFacts {
  readonly careers: Careers;
  readonly events: ReadonlyMap<string, EventFacts>;
}

/**
 * Evidence in bits, after Fellegi and Sunter (1969): log2 of how much likelier one person shows it than two.
 */
const weights = {
  account: 12,
  sameBirthYear: 3,
  birthYear: -10,
  country: -1.5,
  gender: -12,
  hand: -1,
  /** An author is asked before a second page gets a name, so most pages of one name are of two people. */
  oneName: -4,
  /** Pages are named in Latin letters, so one in another script is often made by someone who did not find the first. */
  ownScript: 1,
} as const;

const isLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name);

/** What the two names say as wholes, before they are compared. */
function weightOfPages(a: string, b: string): number {
  if (a === b) return weights.oneName;
  return isLatin(a) === isLatin(b) ? 0 : weights.ownScript;
}

/** The best pair of names plus all other evidence; `undefined` if no names fit. */
export function comparePlayers(
  a: KnownPlayer,
  b: KnownPlayer,
  surroundings: ListSurroundings,
): NameEvidence | undefined {
  const { careers, events } = surroundings;
  const names = bestNames(a.names, b.names, surroundings);
  if (!names) return undefined;
  const others = [
    ...factReasons(a.facts, b.facts),
    ...careerReasons(a.facts.id, b.facts.id, careers, events),
  ];
  return {
    weight: others.reduce(
      (sum, { weight }) => sum + weight,
      names.weight + weightOfPages(a.facts.name, b.facts.name),
    ),
    reasons: [...names.reasons, ...others],
  };
}

function bestNames(
  own: readonly KnownName[],
  others: readonly KnownName[],
  list: ListFacts,
): NameEvidence | undefined {
  let best: NameEvidence | undefined;
  for (const a of own)
    for (const b of others) {
      // A byname that both share, such as the Hulk or Schoolboy, proves nothing.
      if (a.isAlias && b.isAlias && (a.isByname || a.forms[0]!.words.length === 1)) continue;
      const found = compareNames(a, b, list);
      if (found && (!best || found.weight > best.weight)) best = found;
    }
  return best;
}

function factReasons(a: PlayerFacts, b: PlayerFacts): readonly Reason[] {
  const reasons: Reason[] = [];
  for (const key of ['wikidata', 'instagram', 'channel'] as const)
    if (a[key] !== undefined && a[key] === b[key])
      reasons.push({ code: 'sameAccount', weight: weights.account, about: [key, a[key]] });
  if (a.birthYear !== undefined && b.birthYear !== undefined) {
    const gap = Math.abs(a.birthYear - b.birthYear);
    const about = [String(a.birthYear), String(b.birthYear)];
    if (gap === 0) reasons.push({ code: 'sameBirthYear', weight: weights.sameBirthYear, about });
    // Sources are often a year off.
    else if (gap > 1) reasons.push({ code: 'birthYearDiffers', weight: weights.birthYear, about });
  }
  const compared = [
    ['country', 'countryDiffers'],
    ['gender', 'genderDiffers'],
    ['hand', 'handDiffers'],
  ] as const;
  for (const [key, code] of compared) {
    const [one, other] = [a[key], b[key]];
    if (one !== undefined && other !== undefined && one !== other)
      reasons.push({ code, weight: weights[key], about: [one, other] });
  }
  return reasons;
}
