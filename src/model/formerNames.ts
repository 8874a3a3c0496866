import type { DateString } from './dates';

/** A name that a person has given up, and the first day on which it was no longer theirs. */
export interface FormerName {
  readonly name: string;
  readonly until: DateString;
}

/** Somebody with a name, and perhaps others before it, in whatever order. */
export interface NamedPerson {
  readonly name: string;
  readonly formerNames?: readonly FormerName[] | undefined;
}

/**
 * The name that a player bore on a day, `YYYY-MM-DD`: of the former names that were not yet given up then the one that was
 * given up first, else the present name. Whatever shows or copies a name in a match asks this, so that a change of name
 * leaves earlier matches as they were reported.
 */
export function nameOn({ name, formerNames }: NamedPerson, day: string): string {
  if (formerNames === undefined) return name;
  let borne: FormerName | undefined;
  for (const former of formerNames) {
    // Days of this form sort as texts.
    if (day < former.until && (borne === undefined || former.until < borne.until)) borne = former;
  }
  return borne?.name ?? name;
}

/** All names that the player has given up. */
export const formerNamesOf = ({ formerNames = [] }: Pick<NamedPerson, 'formerNames'>): readonly string[] =>
  formerNames.map(({ name }) => name);
