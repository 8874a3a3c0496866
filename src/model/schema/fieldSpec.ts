import type { AccountSite } from './accounts';
import type { Choice, LocalText } from './choice';

/**
 * The types of values that people enter. `string` to `youtube` are the specification's.
 *
 *   string    a name, as records have it
 *   line      one line of text
 *   text      several lines
 *   list      lines that belong together, such as other names
 *   names     names that a player has given up, each with the first day without it
 *   date      a day, `YYYY-MM-DD`
 *   year      a calendar year
 *   number    a whole number, with a unit where it has one
 *   weight    kilograms, with a fraction where there is one
 *   enum      one code of a few
 *   codes     one code each of whatever else the sport's matches differ in, by name
 *   flag      `true`, or absent
 *   country   a code of ISO 3166-1, or of one of the four nations of the United Kingdom (ISO 3166-2)
 *   player    a player by id, with the name as the author read it
 *   record    another record of the collection by id alone
 *   youtube   a video by id, or by a link that names the second at which it begins
 *   link      an address on the web
 *   account   the name of an account at one site
 */
export type FieldType =
  | 'string'
  | 'line'
  | 'text'
  | 'list'
  | 'names'
  | 'date'
  | 'year'
  | 'number'
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

/** Types of fields that nobody edits: ids, server times, whether an event is reviewed, what follows from other fields. */
export type KeptType = 'id' | 'time' | 'valid' | 'result';

/** One field of a collection. */
export interface SchemaField {
  /** Dotted path inside the record, also what a delta's `field` says. */
  readonly path: string;
  readonly type: FieldType | KeptType;
  /** A required field cannot be cleared. */
  readonly required?: true;
  /** The value of a stored document that lacks a required one (specification, section 3). */
  readonly fallback?: string | number;
  /** Stored and shown, but entered by nobody: the server's own fields, and notes of the first data set. */
  readonly kept?: true;
  /** For numbers, years and weights the least value. */
  readonly min?: number;
  /** For numbers, years and weights the greatest value; for texts, and for each of a list, the most characters. */
  readonly max?: number;
  /** For lists of lines or names the most entries. */
  readonly most?: number;
  readonly unit?: 'cm' | 'kg';
  /** For ids the table they are of. */
  readonly of?: 'event' | 'match' | 'player' | 'sport' | 'user';
  /** The codes of an enumeration that no sport decides. */
  readonly choices?: readonly string[];
  readonly site?: AccountSite;
  /** Asked at once by the form of a new record; the others are there to be opened. */
  readonly asked?: true;
  /** Asked by no form: a screen of its own is about it. */
  readonly ownScreen?: true;
  /** Edited by itself, never together with other fields, though a new record may have it. */
  readonly apart?: true;
  /** About a person, and shown only where the record names a source. */
  readonly sourced?: true;
  /** Read by the search, beside names. */
  readonly searched?: true;
}

/** One field that people may edit. */
export interface FieldSpec extends SchemaField {
  readonly type: FieldType;
  /** The sport's definition of the field: one choice of an enumeration, several of codes. */
  readonly ofSport?: readonly Choice[];
  /** The sport's own word for the field, and for some of its codes. */
  readonly label?: LocalText;
  readonly codeLabels?: Readonly<Record<string, LocalText>>;
}
