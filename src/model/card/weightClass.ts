import type { Doubt } from './remarks';
import type { Choice, CodePath } from '../schema/choice';
import { bodyWeight } from '../schema/limits';
import type { Gender, Sport } from '../sports';
import { parseWeight, tolerance } from '../records/weights';
import type { CardFacts } from './cardFacts';
import type { CodesByPath } from './codes';

export interface WeightClass {
  readonly path: CodePath;
  readonly code: string;
}

const possible = (gender: Gender | undefined): readonly Gender[] =>
  gender === undefined || gender === '-' ? ['M', 'W'] : [gender];

const classChoice = (sport: Sport | undefined): Choice | undefined =>
  sport?.choices.find(({ codes }) => codes.some(({ most }) => most !== undefined));

/** `undefined` if the class differs between men and women, or there is none. */
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

/** The lowest class that the weight fits, or the one above all limits. */
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

/**
 * Adds the class of the weights unless one is stated. A weight for the match that is no limit counts as the weight
 * of both sides if neither has one; it is then doubted, and so is the class.
 */
export function withClass<Facts extends CardFacts>(
  { between, ...facts }: Facts,
  sport: Sport | undefined,
): { readonly facts: Omit<Facts, 'between'>; readonly doubts: readonly Doubt[] } {
  const decisive = between ?? heavierOf(facts);
  const found = decisive === undefined ? undefined : classOf(decisive, facts.gender, sport);
  if (between !== undefined) {
    const path = classChoice(sport)?.path ?? 'weight';
    const said = `${between} kg`;
    const isOfBoth = facts.weight1 === undefined && facts.weight2 === undefined && mayWeigh(between);
    return {
      facts: {
        ...facts,
        ...(found && facts[path] === undefined && { [path]: found.code }),
        ...(isOfBoth && { weight1: between, weight2: between }),
      },
      doubts: [
        { code: 'class', said, at: path },
        ...(isOfBoth
          ? (['player1.weight', 'player2.weight'] as const).map(
              (at) => ({ code: 'weight', said, at }) as const,
            )
          : []),
      ],
    };
  }
  if (found === undefined || Object.hasOwn(facts, found.path)) return { facts, doubts: [] };
  return { facts: { ...facts, [found.path]: found.code }, doubts: [] };
}

const mayWeigh = (kilograms: number): boolean => kilograms >= bodyWeight.min && kilograms <= bodyWeight.max;

function heavierOf({ weight1, weight2 }: TypedWeights): number | undefined {
  return typeof weight1 === 'number' && typeof weight2 === 'number' ? Math.max(weight1, weight2) : undefined;
}

interface TypedWeights {
  readonly weight1?: number | string | undefined;
  readonly weight2?: number | string | undefined;
}

export interface LateGender extends TypedWeights, CodesByPath {
  readonly gender?: Gender | undefined;
  readonly doubts?: readonly Doubt[] | undefined;
}

/** Adds the class that could not be determined without the gender. A stated class stays. */
export function withLateClass<Facts extends LateGender>(facts: Facts, sport: Sport | undefined): Facts {
  const path = classChoice(sport)?.path;
  if (path === undefined || facts.gender === undefined || facts[path] !== undefined) return facts;
  const said = facts.doubts?.find(({ code, at }) => code === 'class' && at === path)?.said;
  const decisive = said === undefined ? heavierOf(facts) : parseWeight(said);
  const found = decisive === undefined ? undefined : classOf(decisive, facts.gender, sport);
  return found === undefined ? facts : { ...facts, [found.path]: found.code };
}
