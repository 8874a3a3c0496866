export type LocalText = string | { readonly en: string; readonly [language: string]: string };

export interface ChoiceCode {
  /** The value in matches. It is permanent: a code out of use is retired instead of deleted. */
  readonly code: string;
  readonly label: LocalText;
  /**
   * `short` where there is little room, "75kg"; `alone` where nothing beside it names the choice, "Right
   * arm".
   */
  readonly short?: LocalText;
  readonly alone?: LocalText;
  /** Further lower-case words for it on pasted cards. */
  readonly words?: readonly string[];
  /** Kilograms: the upper limit of the class, or the lower one, exclusive. */
  readonly most?: number;
  readonly over?: number;
  /** Absent if several genders share the code. */
  readonly gender?: 'M' | 'W' | '-';
  readonly age?: { readonly from?: number; readonly to?: number };
  readonly para?: boolean;
  /** Stays on matches that have it, but is not offered for others. */
  readonly retired?: boolean;
}

export type CodePath = 'arm' | 'weight' | `choices.${string}`;

export interface Choice {
  readonly path: CodePath;
  readonly label: LocalText;
  readonly all: LocalText;
  readonly codes: readonly ChoiceCode[];
}
