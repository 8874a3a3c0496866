import type { Choice, CodePath } from '../schema/choice';
import type { Gender, Sport } from '../sports';
import { tolerance, type CardFacts } from './cardFacts';

/** The class of a weight. */
export interface WeightClass {
  readonly path: CodePath;
  readonly code: string;
}

/** The genders whose classes a match may be of. */
const possible = (gender: Gender | undefined): readonly Gender[] =>
  gender === undefined || gender === '-' ? ['M', 'W'] : [gender];

/** The class into which so many kilograms fall; `undefined` where it is another for men than for women, or there is none. */
export function classOf(
  kilograms: number,
  gender: Gender | undefined,
  sport: Sport | undefined,
): WeightClass | undefined {
  const choice = sport?.choices.find(({ codes }) => codes.some(({ most }) => most !== undefined));
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
 * The facts of a whole line with the class that its weights fall into. A class that is said counts; one that follows from
 * a weight said of the match, which is no limit, is unsure.
 */
export function withClass<Facts extends CardFacts>(
  { between, ...facts }: Facts,
  sport: Sport | undefined,
): { readonly facts: Omit<Facts, 'between'>; readonly unsure?: Unsure } {
  const sides = [facts.weight1, facts.weight2].filter((weight) => weight !== undefined);
  const heavier = between ?? (sides.length === 2 ? Math.max(...sides) : undefined);
  const found = heavier === undefined ? undefined : classOf(heavier, facts.gender, sport);
  if (between !== undefined) {
    const path = found?.path ?? 'weight';
    return {
      facts: { ...facts, ...(found && { [path]: found.code }) },
      unsure: { [path]: `${between} kg` },
    };
  }
  if (found === undefined || Object.hasOwn(facts, found.path)) return { facts };
  return { facts: { ...facts, [found.path]: found.code } };
}
