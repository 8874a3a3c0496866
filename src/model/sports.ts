import { compareText } from '@/lib/compareText';
import { getPath } from '@/lib/path';
import armWrestling from '../../data/sports/armw.json' with { type: 'json' };
import { type SportId, sportId } from './ids';
import type { RatingParameters } from './schema/ratingParameters';
import type { Choice, ChoiceCode, LocalText } from './schema/choice';
import { limits } from './schema/limits';

export type Gender = 'M' | 'W' | '-';

export const genders = { M: 'Men', W: 'Women', '-': 'Open' } as const satisfies Record<Gender, string>;

/** Words that some sports replace: `matches` heads a list, `round` is a stage. */
export const sportWords = ['match', 'matches', 'round', 'supermatch'] as const;

export type SportWord = (typeof sportWords)[number];

export interface Sport {
  readonly id: SportId;
  readonly name: LocalText;
  readonly words?: Readonly<Partial<Record<SportWord, LocalText>>>;
  readonly choices: readonly Choice[];
  /**
   * What a score counts (such as rounds), one side's maximum, whether a match can end in a draw, whether a side can have
   * half a point, whether two fouls of a side lose a round, and whether fouls may carry over to the next round.
   */
  readonly score: {
    readonly counts: LocalText;
    readonly most: number;
    readonly draws: boolean;
    readonly halves?: boolean;
    readonly fouls?: boolean;
    readonly runningFouls?: boolean;
  };
  /** Path of the choice whose codes are rated separately; absent where each player has one strength. */
  readonly apart?: string;
  /** Absent until someone fits them to matches of the sport. */
  readonly ratings?: RatingParameters;
}

export type SavingMode = 'add' | 'update';

/** Untyped as in the JSON files. A test runs `parseSport` on each, which the compiler cannot. */
const defined: readonly unknown[] = [armWrestling];

export const builtInSports: readonly Sport[] = (defined as readonly Sport[]).map((sport) => ({
  ...sport,
  id: sportId(sport.id),
}));

/**
 * All known sports: the built-in ones, replaced by their stored version where there is one, then the other
 * stored ones by id.
 */
export function withStored(stored: readonly Sport[]): readonly Sport[] {
  const others = stored.filter(({ id }) => findSport(builtInSports, id) === undefined);
  return [
    ...builtInSports.map((sport) => findSport(stored, sport.id) ?? sport),
    ...others.sort((a, b) => compareText(a.id, b.id)),
  ];
}

export const findSport = (sports: readonly Sport[], id: string): Sport | undefined =>
  sports.find((sport) => sport.id === id);

/** The sports whose codes a record may have: its own, or all if its sport is unknown. */
export const sportsFor = (sports: readonly Sport[], id: string | undefined): readonly Sport[] =>
  id === undefined ? sports : sports.filter((sport) => sport.id === id);

export const choiceAt = (sport: Sport | undefined, path: string): Choice | undefined =>
  sport?.choices.find((choice) => choice.path === path);

export const isWeighed = (sport: Sport | undefined): boolean =>
  sport === undefined || choiceAt(sport, 'weight') !== undefined;

export const mostOf = (sport: Sport | undefined): number => sport?.score.most ?? limits.score;

export const hasHalves = (sport: Sport | undefined): boolean =>
  sport === undefined || sport.score.halves === true;

export const apartOf = (sport: Sport): Choice | undefined =>
  sport.apart === undefined ? undefined : choiceAt(sport, sport.apart);

export const codeAt = (choice: Choice | undefined, code: string): ChoiceCode | undefined =>
  choice?.codes.find((each) => each.code === code);

export type LabelForm = 'label' | 'short' | 'alone';

/** The text of a code. An unknown code may belong to a later definition, so it is shown as it is. */
export function codeText(choice: Choice | undefined, code: string, form: LabelForm = 'label'): LocalText {
  const known = codeAt(choice, code);
  if (known === undefined) return code;
  const { label, short = label, alone = short } = known;
  return { label, short, alone }[form];
}

export const codesIn = (
  sport: Sport | undefined,
  record: unknown,
): readonly { readonly choice: Choice; readonly code: string }[] =>
  (sport?.choices ?? []).flatMap((choice) => {
    const code = getPath(record, choice.path);
    return typeof code === 'string' ? [{ choice, code }] : [];
  });

/**
 * The choice at a path that has the code, for a match whose sport is not at hand. `undefined` if the sports
 * label the code differently: a class must not take its label from another sport.
 */
export function anyChoice(sports: readonly Sport[], path: string, code: string): Choice | undefined {
  const [first, ...others] = sports.flatMap(({ choices }) =>
    choices.filter((choice) => choice.path === path && codeAt(choice, code)),
  );
  const label = JSON.stringify(codeText(first, code));
  return others.every((choice) => JSON.stringify(codeText(choice, code)) === label) ? first : undefined;
}

export function apartCode(sport: Sport | undefined, match: object): string | undefined {
  const code = sport?.apart === undefined ? undefined : getPath(match, sport.apart);
  return typeof code === 'string' ? code : undefined;
}

export const paramOf = ({ path }: Pick<Choice, 'path'>): string => path.slice(path.lastIndexOf('.') + 1);

export const liveCodes = ({ codes }: Choice): readonly string[] =>
  codes.flatMap(({ code, retired }) => (retired ? [] : [code]));

export const allOf = (text: LocalText): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

export const englishOf = (text: LocalText): string => (typeof text === 'string' ? text : text.en);

export const nameOfSport = (sports: readonly Sport[], id: string): string | undefined => {
  const sport = findSport(sports, id);
  return sport && englishOf(sport.name);
};
