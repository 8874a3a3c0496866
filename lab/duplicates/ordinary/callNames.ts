import { linesOf } from '../lists';

const rows = linesOf('callNames.txt').map((line) => line.split(' '));

const forms: ReadonlyMap<string, readonly string[]> = new Map(
  rows.map(([full = '', ...others]) => [full, others]),
);

/** The full names by their everyday forms: Mike is entered as Michael as often as the other way round. */
const fullNames: ReadonlyMap<string, readonly string[]> = rows.reduce((names, [full = '', ...others]) => {
  for (const form of others) names.set(form, [...(names.get(form) ?? []), full]);
  return names;
}, new Map<string, readonly string[]>());

export const callNamesOf = (given: string): readonly string[] =>
  forms.get(given) ?? fullNames.get(given) ?? [];
