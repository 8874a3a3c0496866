import type { DateString } from '../dates';

export interface FormerName {
  readonly name: string;
  readonly until: DateString;
}

export interface NamedPerson {
  readonly name: string;
  readonly formerNames?: readonly FormerName[] | undefined;
}

/**
 * The player's name on a day, `YYYY-MM-DD`: among the former names still in use then, the one given up first;
 * otherwise the present name. All code that shows or copies a name in a match calls this, so that a change of
 * name leaves earlier matches as reported.
 */
export function nameOn({ name, formerNames }: NamedPerson, day: string): string {
  if (formerNames === undefined) return name;
  let borne: FormerName | undefined;
  for (const former of formerNames) {
    if (day < former.until && (borne === undefined || former.until < borne.until)) borne = former;
  }
  return borne?.name ?? name;
}

export const formerNamesOf = ({ formerNames = [] }: Pick<NamedPerson, 'formerNames'>): readonly string[] =>
  formerNames.map(({ name }) => name);
