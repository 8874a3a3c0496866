import { cleanLine, cleanProse } from '@/model/texts';

/** The reasons that an author may give of a proposal besides the change itself; empty when nothing was said. */
export interface Why {
  readonly note: string;
  readonly source: string;
}

export const noWhy: Why = { note: '', source: '' };

/** The parts that were filled in; with `keepEmpty` also the empty ones, which take back what was said before. */
export function givenWhy(why: Why, keepEmpty = false): Partial<Why> {
  const note = cleanProse(why.note);
  const source = cleanLine(why.source);
  return {
    ...((note !== '' || keepEmpty) && { note }),
    ...((source !== '' || keepEmpty) && { source }),
  };
}
