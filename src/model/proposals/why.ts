import { causeOf, type Cause } from '../cause';
import type { Proposal } from './delta';
import { limits } from '../schema/limits';
import type { Reading } from '../records/fieldProblem';
import { isLine, isProse, isStoredLine, isStoredProse } from '../texts';

/** Why rules and function would refuse note or source, or `undefined` if they would take them. */
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
