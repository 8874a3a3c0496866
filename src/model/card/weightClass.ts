import type { Choice, CodePath } from '../schema/choice';
import { bodyWeight } from '../schema/limits';
import type { Gender, Sport } from '../sports';
import { parseWeight, tolerance } from '../weights';
import type { CardFacts } from './cardFacts';
import type { CodesByPath } from './codes';

/** The class of a weight. */
export interface WeightClass {
  readonly path: CodePath;
  readonly code: string;
}

/** The genders whose classes a match may be of. */
const possible = (gender: Gender | undefined): readonly Gender[] =>
  gender === undefined || gender === '-' ? ['M', 'W'] : [gender];

/** The choice whose codes are classes. */
const classChoice = (sport: Sport | undefined): Choice | undefined =>
  sport?.choices.find(({ codes }) => codes.some(({ most }) => most !== undefined));

/** The class into which so many kilograms fall; `undefined` where it is another for men than for women, or there is none. */
export function classOf(
  kilograms: number,
  gender: Gender | undefined,
  sport: Sport | undefined,
): WeightClass | undefined {
  const choice = classChoice(sport);
  if (choice === undefined) return undefined;
  const [code, ...others] = new Set(possible(gender).map((each) => codeIn(choice, kilograms, each)));
  return code === undefined || others.length > 0 ? undefined : { path: choice.path, code };
}

/** The code of the lowest class that the weight does not exceed, else of the one above all limits. */
function codeIn({ codes }: Choice, kilograms: number, gender: Gender): string | undefined {
  const open = codes.filter((code) => !code.retired && (code.gender ?? gender) === gender);
  const limits = open.filter(({ most }) => most !== undefined);
  const fitting = limits
    .filter(({ most = 0 }) => kilograms <= most + tolerance)
    .sort((a, b) => (a.most ?? 0) - (b.most ?? 0));
  if (fitting[0] !== undefined) return fitting[0].code;
  const heaviest = Math.max(0, ...limits.map(({ most = 0 }) => most));
  const above = open.find(({ over = 0 }) => over > 0 && over >= heaviest);
  return (above ?? open.find(({ most, over }) => most === undefined && over === undefined))?.code;
}

/** The words of a source from which an input was filled that they do not quite mean, by the input's path. */
export type Unsure = Readonly<Record<string, string>>;

/**
 * The facts of a whole line with the class that its weights fall into. A class that is said counts. A weight said of the
 * match, which is no limit, is what both sides weighed where neither has a weight of its own; these are unsure, as is the class
 * that follows from it.
 */
export function withClass<Facts extends CardFacts>(
  { between, ...facts }: Facts,
  sport: Sport | undefined,
): { readonly facts: Omit<Facts, 'between'>; readonly unsure?: Unsure } {
  const decisive = between ?? heavierOf(facts);
  const found = decisive === undefined ? undefined : classOf(decisive, facts.gender, sport);
  if (between !== undefined) {
    const path = classChoice(sport)?.path ?? 'weight';
    const said = `${between} kg`;
    const isOfBoth = facts.weight1 === undefined && facts.weight2 === undefined && mayWeigh(between);
    return {
      facts: {
        ...facts,
        ...(found && { [path]: found.code }),
        ...(isOfBoth && { weight1: between, weight2: between }),
      },
      unsure: {
        [path]: said,
        ...(isOfBoth && { 'player1.weight': said, 'player2.weight': said }),
      },
    };
  }
  if (found === undefined || Object.hasOwn(facts, found.path)) return { facts };
  return { facts: { ...facts, [found.path]: found.code } };
}

const mayWeigh = (kilograms: number): boolean => kilograms >= bodyWeight.min && kilograms <= bodyWeight.max;

/** The weight of the heavier side, where both are known: a text is what was typed and is none. */
function heavierOf({ weight1, weight2 }: TypedWeights): number | undefined {
  return typeof weight1 === 'number' && typeof weight2 === 'number' ? Math.max(weight1, weight2) : undefined;
}

interface TypedWeights {
  readonly weight1?: number | string | undefined;
  readonly weight2?: number | string | undefined;
}

/** The facts of a match of which somebody has said the gender after its line was read. */
export interface LateGender extends TypedWeights, CodesByPath {
  readonly gender?: Gender | undefined;
  readonly unsure?: Unsure | undefined;
}

/**
 * The facts with the class that weights fall into which were of none while nobody knew whether men or women met. A class
 * that is said stays.
 */
export function withLateClass<Facts extends LateGender>(facts: Facts, sport: Sport | undefined): Facts {
  const path = classChoice(sport)?.path;
  if (path === undefined || facts.gender === undefined || facts[path] !== undefined) return facts;
  const said = facts.unsure?.[path];
  const decisive = said === undefined ? heavierOf(facts) : parseWeight(said);
  const found = decisive === undefined ? undefined : classOf(decisive, facts.gender, sport);
  return found === undefined ? facts : { ...facts, [found.path]: found.code };
}
