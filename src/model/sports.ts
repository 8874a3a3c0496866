import { compareText } from '@/lib/compareText';
import { getPath } from '@/lib/path';
import armWrestling from '../../data/sports/armw.json' with { type: 'json' };
import { type SportId, sportId } from './ids';
import type { RatingParameters } from './schema/ratingParameters';
import type { Choice, ChoiceCode, LocalText } from './schema/choice';
import { limits } from './schema/limits';

export type Gender = 'M' | 'W' | '-';

export const genders = { M: 'Men', W: 'Women', '-': 'Open' } as const satisfies Record<Gender, string>;

/** A thing that every sport has, and that some call otherwise: `matches` heads a list, `round` is a stage. */
export const sportWords = ['match', 'matches', 'round', 'supermatch'] as const;

export type SportWord = (typeof sportWords)[number];

/** A sport: what it adds to the shape of a match, and how its players are rated. */
export interface Sport {
  readonly id: SportId;
  readonly name: LocalText;
  /** Those that are missing are called as usual. */
  readonly words?: Readonly<Partial<Record<SportWord, LocalText>>>;
  /** In the order in which people say them. */
  readonly choices: readonly Choice[];
  /** The thing that a score counts, such as rounds, the most that one side can have, and whether a match can be drawn. */
  readonly score: { readonly counts: LocalText; readonly most: number; readonly draws: boolean };
  /** The path of the choice whose codes are rated apart; absent where each player has one strength. */
  readonly apart?: string;
  /** Absent until they are fitted to matches of the sport. */
  readonly ratings?: RatingParameters;
}

/** Whether a definition is one of a new sport, or takes the place of the one there is. */
export type SavingMode = 'add' | 'update';

/** Definitions as files have them; a test reads each by `readSport`, which the compiler cannot follow. */
const defined: readonly unknown[] = [armWrestling];

/** The sports whose definitions come with the code: known before any document is here. */
export const builtInSports: readonly Sport[] = (defined as readonly Sport[]).map((sport) => ({
  ...sport,
  id: sportId(sport.id),
}));

/**
 * The sports that are known: those whose definitions came with the code, each as it is stored where it is, and then the
 * others by id.
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

/** The sports whose codes a record may have: its own, or all while nobody knows which it is of. */
export const sportsFor = (sports: readonly Sport[], id: string | undefined): readonly Sport[] =>
  id === undefined ? sports : sports.filter((sport) => sport.id === id);

export const choiceAt = (sport: Sport | undefined, path: string): Choice | undefined =>
  sport?.choices.find((choice) => choice.path === path);

/** The most that one side's score can be. */
export const mostOf = (sport: Sport | undefined): number => sport?.score.most ?? limits.score;

/** The choice whose codes are rated apart. */
export const apartOf = (sport: Sport): Choice | undefined =>
  sport.apart === undefined ? undefined : choiceAt(sport, sport.apart);

export const codeAt = (choice: Choice | undefined, code: string): ChoiceCode | undefined =>
  choice?.codes.find((each) => each.code === code);

/** The forms of a code's label: `label` is what forms and lists of choices say. */
export type LabelForm = 'label' | 'short' | 'alone';

/** How a code reads; one that the sport does not know here may be a later definition's, and stays as it is. */
export function codeText(choice: Choice | undefined, code: string, form: LabelForm = 'label'): LocalText {
  const known = codeAt(choice, code);
  if (known === undefined) return code;
  const { label, short = label, alone = short } = known;
  return { label, short, alone }[form];
}

/** The codes that a record of the sport has for its choices, in their order and without what is not known. */
export const codesIn = (
  sport: Sport | undefined,
  record: unknown,
): readonly { readonly choice: Choice; readonly code: string }[] =>
  (sport?.choices ?? []).flatMap((choice) => {
    const code = getPath(record, choice.path);
    return typeof code === 'string' ? [{ choice, code }] : [];
  });

/**
 * The choice at a path that has a code, in any of the sports: for what is said of a match whose sport is not at hand, such
 * as a proposal by itself.
 */
export const anyChoice = (sports: readonly Sport[], path: string, code: string): Choice | undefined =>
  sports.flatMap(({ choices }) => choices).find((choice) => choice.path === path && codeAt(choice, code));

/** The code of a match for the choice that its sport rates apart; `undefined` where it does not say. */
export function apartCode(sport: Sport | undefined, match: object): string | undefined {
  // Every match of a sport is asked when its ratings are made.
  const code = sport?.apart === undefined ? undefined : getPath(match, sport.apart);
  return typeof code === 'string' ? code : undefined;
}

/** The name by which an address says what is chosen: the last step of its path. */
export const paramOf = ({ path }: Pick<Choice, 'path'>): string => path.slice(path.lastIndexOf('.') + 1);

/** The codes that a new value may be. */
export const liveCodes = ({ codes }: Choice): readonly string[] =>
  codes.flatMap(({ code, retired }) => (retired ? [] : [code]));

/** A text in every language that it has. */
export const allOf = (text: LocalText): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

export const englishOf = (text: LocalText): string => (typeof text === 'string' ? text : text.en);

/** The English name of one of the sports. */
export const nameOfSport = (sports: readonly Sport[], id: string): string | undefined => {
  const sport = findSport(sports, id);
  return sport && englishOf(sport.name);
};
