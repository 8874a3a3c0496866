import type { Shapes, ValueOf } from '../parsing/shapes';
import { limits } from '../schema/limits';
import { mostSpellings, mostWithheldPages } from '../withholding';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  /** The person's pages. Pages that were merged into them go along. */
  players: of.upToMany(of.id, mostWithheldPages),
  /** Every spelling that means the person in texts. */
  names: of.list(of.line(limits.name), mostSpellings, `up to ${mostSpellings} lines of text`),
  /** The request that asked for it. It is deleted with its contact. */
  request: of.optional(of.id),
});

/** Withholds the name of a person for good. Nothing reverses it, because nothing knows the name afterwards. */
export const withhold = {
  shape,
  by: 'admin',
  whileOverBudget: true,
  log: { title: 'nameWithheld', group: 'deletions' },
} as const satisfies Act<ValueOf<typeof shape>>;
