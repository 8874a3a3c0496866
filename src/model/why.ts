import type { Proposal } from './delta';
import { limits } from './limits';
import { isLine, isProse } from './texts';

/** Why what the author says of a proposal is not what rules and function would take, or `undefined` when it is. */
export function whyProblem({ note, source }: Pick<Proposal, 'note' | 'source'>): string | undefined {
  if (note !== undefined && !isProse(note, limits.note))
    return `note: expected 1 to ${limits.note} characters, none of them hidden`;
  if (source !== undefined && !isLine(source, limits.source))
    return `source: expected a line of 1 to ${limits.source} characters, none of them hidden`;
  return undefined;
}
