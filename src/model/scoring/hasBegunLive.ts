import type { LiveMatch } from './live';

/** Whether a match takes no more picks. The server decides the same by the entries. */
export const hasBegunLive = ({ rounds, fouls, end }: LiveMatch): boolean =>
  rounds.length > 0 || fouls !== undefined || end !== undefined;
