import type { Shapes, ValueOf } from '../parsing/shapes';
import { limits } from '../schema/limits';
import { mostSpellings, mostWithheldPages } from '../privacy/withholding';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  /** The person's pages; pages merged into them are withheld too. */
  players: of.upToMany(of.id, mostWithheldPages),
  names: of.list(of.line(limits.name), mostSpellings, `up to ${mostSpellings} lines of text`),
  request: of.optional(of.id),
});

/** Withholds a person's name for good. Nothing can reverse it, because nothing keeps the name. */
export const withhold = {
  shape,
  by: 'admin',
  whileOverBudget: true,
  log: { title: 'nameWithheld', group: 'deletions' },
} as const satisfies Act<ValueOf<typeof shape>>;
