import type { AccountSite } from './accounts';
import type { Choice, LocalText } from './choice';

/**
 * Types of editable values. `string` to `youtube` are the specification's.
 *
 *   string    a name of a record
 *   line      one line of text
 *   text      several lines
 *   list      several lines, such as other names
 *   names     former names of a player, each with the first day without it
 *   date      a day, `YYYY-MM-DD`
 *   start     a moment with its time zone: `records/startsAt.ts`
 *   year      a calendar year
 *   number    a whole number, perhaps with a unit
 *   points    a number, perhaps with a half
 *   weight    kilograms, perhaps with a fraction
 *   enum      one code of a few
 *   codes     a code for each further choice of the sport, by name
 *   flag      `true`, or absent
 *   country   a code of ISO 3166-1, or of a nation of the United Kingdom (ISO 3166-2)
 *   player    a player's id, with the name the author read
 *   record    another record of the collection, by id
 *   youtube   a video's id, or a link with the second at which it begins
 *   link      a web address
 *   account   the name of an account at one site
 */
export type FieldType =
  | 'string'
  | 'line'
  | 'text'
  | 'list'
  | 'names'
  | 'date'
  | 'start'
  | 'year'
  | 'number'
  | 'points'
  | 'weight'
  | 'enum'
  | 'codes'
  | 'flag'
  | 'country'
  | 'player'
  | 'record'
  | 'youtube'
  | 'link'
  | 'account';

export type KeptType = 'id' | 'time' | 'valid' | 'result';

export interface SchemaField {
  /** Dotted path inside the record; a delta's `field` uses it too. */
  readonly path: string;
  readonly type: FieldType | KeptType;
  readonly required?: true;
  /** Value for a stored document without this required field (specification, section 3). */
  readonly fallback?: string | number;
  /** Stored but not editable: the server's own fields, and notes of the first data set. */
  readonly kept?: true;
  readonly min?: number;
  /**
   * For numbers, years and weights the greatest value; for text, and each line of a list, the most
   * characters.
   */
  readonly max?: number;
  readonly most?: number;
  readonly unit?: 'cm' | 'kg';
  readonly of?: 'event' | 'match' | 'player' | 'sport' | 'user';
  readonly choices?: readonly string[];
  readonly site?: AccountSite;
  /** Visible in the form of a new record; other fields have to be opened. */
  readonly asked?: true;
  /** Qualifies the field before it: forms show both together, pages only that one. */
  readonly beside?: true;
  /** In no form: it has a screen of its own. */
  readonly ownScreen?: true;
  /** Proposed alone, never together with other fields, except in a new record. */
  readonly apart?: true;
  /** About a person, so shown only if the record has a source. */
  readonly sourced?: true;
  readonly searched?: true;
}

export interface FieldSpec extends SchemaField {
  readonly type: FieldType;
  /** The sport's definition of the field: one choice for an enumeration, several for codes. */
  readonly ofSport?: readonly Choice[];
  /** Whether points may have a half; absent where no sport is known. */
  readonly halves?: boolean;
  readonly label?: LocalText;
  readonly codeLabels?: Readonly<Record<string, LocalText>>;
}
