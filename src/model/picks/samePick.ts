import type { Pick } from './pick';

/** Whether two picks state the same of one match. In a file of its own, because the first page needs nothing else of picks. */
export const samePick = (one: Pick | undefined, other: Pick): boolean =>
  one !== undefined &&
  one.match === other.match &&
  one.player === other.player &&
  one.sureness === other.sureness &&
  one.rounds?.join() === other.rounds?.join();
