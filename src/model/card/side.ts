import { countryOf } from '../records/countryOf';
import type { Cell } from './cells';
import { sideName, type SideName } from './sideName';

export interface Side extends SideName {
  readonly isQuoted?: true;
}

export const nameIn = ({ text, quoted }: Cell): Side =>
  quoted ? { name: text, isQuoted: true } : sideName(text);

/** A list of names with countries may have a country in a name's place. */
export const isCountry = ({ name, isQuoted }: Side): boolean => !isQuoted && countryOf(name) !== undefined;
