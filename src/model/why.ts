import { causeOf, type Cause } from './cause';
import type { Proposal } from './delta';
import { limits } from './schema/limits';
import type { Reading } from './fieldProblem';
import { isLine, isProse, isStoredLine, isStoredProse } from './texts';

/** Why what the author says of a proposal is not what rules and function would take, or `undefined` when it is. */
export function whyProblem(
  { note, source }: Pick<Proposal, 'note' | 'source'>,
  reading: Reading = 'new',
): Cause<'malformed'> | undefined {
  const [fitsProse, fitsLine] = reading === 'new' ? [isProse, isLine] : [isStoredProse, isStoredLine];
  if (note !== undefined && !fitsProse(note, limits.note))
    return causeOf('malformed', {
      said: `note: expected 1 to ${limits.note} characters, none of them hidden`,
    });
  if (source !== undefined && !fitsLine(source, limits.source))
    return causeOf('malformed', {
      said: `source: expected a line of 1 to ${limits.source} characters, none of them hidden`,
    });
  return undefined;
}
