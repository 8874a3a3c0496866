import { countryOf } from '../countryOf';
import type { Cell } from './cells';
import { sideName, type SideName } from './sideName';

/** A side, whose name is meant word for word where it was quoted. */
export interface Side extends SideName {
  readonly isQuoted?: true;
}

/** The side that a cell names. */
export const nameIn = ({ text, quoted }: Cell): Side =>
  quoted ? { name: text, isQuoted: true } : sideName(text);

/** Tells whether a side is a country, as in a list of names that has one behind each. */
export const isCountry = ({ name, isQuoted }: Side): boolean => !isQuoted && countryOf(name) !== undefined;
