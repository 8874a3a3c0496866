/** A text of a definition: the same in every language, or English and by their codes whatever other languages it has it in. */
export type LocalText = string | { readonly en: string; readonly [language: string]: string };

/** One value that a match of the sport can have for a choice, such as the class of 70 kg. */
export interface ChoiceCode {
  /** The value as matches store it. It is for good: a code that is no longer fought stays, and is retired. */
  readonly code: string;
  readonly label: LocalText;
  /** The label where there is little room, "75kg", and where nothing beside it says of what it is, "Right arm". */
  readonly short?: LocalText;
  readonly alone?: LocalText;
  /** Other words for it, in lower case, by which a pasted card may call it. */
  readonly words?: readonly string[];
  /** Kilograms: the most that somebody may weigh, or what one has to be above. */
  readonly most?: number;
  readonly over?: number;
  /** Absent where several fight under the code. */
  readonly gender?: 'M' | 'W' | '-';
  /** Years of age. */
  readonly age?: { readonly from?: number; readonly to?: number };
  readonly para?: boolean;
  /** Kept for the matches that have it, and offered for no other. */
  readonly retired?: boolean;
}

/** The path of a match that holds the code for a choice: `arm` and `weight`, or any other below `choices`. */
export type CodePath = 'arm' | 'weight' | `choices.${string}`;

/** One thing that matches of the sport differ in, such as the arm or the weight class. */
export interface Choice {
  readonly path: CodePath;
  readonly label: LocalText;
  /** The name of all its codes together: "Both arms". */
  readonly all: LocalText;
  readonly codes: readonly ChoiceCode[];
}
