import { type SportId, sportId } from './ids';

export type Gender = 'M' | 'W' | '-';
export type Arm = 'L' | 'R';
export type Weight = '75kg' | '85kg' | '95kg' | '105kg' | '115kg' | 'Open';

/** The parts that one sport adds to the shape of a match. Nothing outside this file may assume that there is only one. */
export interface Sport {
  readonly id: SportId;
  readonly name: string;
  /** Absent where the sport knows no arms: then `arm` is no field of its matches. */
  readonly arms?: Readonly<Record<string, string>>;
  readonly weights: Readonly<Record<string, string>>;
}

/** Tells whether a code is an arm that the ratings know; a stored match may say others. */
export const isArm = (code: unknown): code is Arm => code === 'L' || code === 'R';

export const genders = { M: 'Men', W: 'Women', '-': 'Open' } as const satisfies Record<Gender, string>;

const arms = { L: 'Left', R: 'Right' } as const satisfies Record<Arm, string>;

const weights = {
  '75kg': 'Lightweight',
  '85kg': 'Welterweight',
  '95kg': 'Middleweight',
  '105kg': 'Light Heavyweight',
  '115kg': 'Heavyweight',
  Open: 'Open',
} as const satisfies Record<Weight, string>;

export const sports: readonly Sport[] = [{ id: sportId('armw'), name: 'Arm Wrestling', arms, weights }];

export const findSport = (id: string): Sport | undefined => sports.find((sport) => sport.id === id);
