import { liveMatch, type LiveMatch } from '@/model/scoring/live';
import type { ScoreEntry } from '@/model/scoring/scoreEntry';
import { prices } from '../../costs/prices';
import { assumptions } from '../day';
import type { Load } from './load';

/** What scorers do at the table of the same evening. Assumptions. */
export const table = {
  phones: 8,
  /** Each match is a best of five that goes 3–1, with a foul, and ends: as many changes of the live card. */
  presses: ['1', '2', 'foul', '1', '1', 'end'],
  /** How often a phone asks what others entered. */
  pollSeconds: 10,
} as const;

export interface LiveBill {
  readonly changes: number;
  readonly reads: number;
  /** Of the live card when half of its matches have ended, JSON. */
  readonly bytes: number;
  /** US dollars, beyond no free allowance. */
  readonly dollars: number;
}

/**
 * What it costs that every reader of an evening follows the one document of its live card. The matches come from the
 * server's copy; the query of what changed since costs one read as it opens, and one for each confirmed match.
 */
export function liveBill({ readers, card, hours }: Load): LiveBill {
  const changes = card * table.presses.length;
  const polls = (table.phones * hours * 3_600) / table.pollSeconds;
  const ofReader = { live: 1 + changes, matches: 1 + card };
  // A call reads the scores and the match of what is open, the invitation twice, and the live card.
  const reads = readers * (ofReader.live + ofReader.matches) + 5 * (polls + changes);
  const half = Object.fromEntries(
    Array.from({ length: Math.ceil(card / 2) }, (_, at) => [
      `match${String(at).padStart(15, '0')}`,
      scored(),
    ]),
  );
  const bytes = JSON.stringify(half).length;
  const sent = readers * (ofReader.live * bytes + ofReader.matches * assumptions.documentBytes);
  const writes = 3 * changes;
  return {
    changes,
    reads,
    bytes,
    dollars:
      reads * prices.read +
      writes * prices.write +
      (sent / 1024 ** 3) * prices.documentGiB +
      polls * prices.call,
  };
}

function scored(): LiveMatch | undefined {
  let round = 1;
  const entries = table.presses.map((press, at): ScoreEntry => {
    const rest = { id: `e${at}`, match: 'm', at, phone: 'p' };
    if (press === 'end') return { ...rest, stated: { kind: 'end', value: { how: 'finished' } } };
    if (press === 'foul')
      return { ...rest, stated: { kind: 'foul', round, side: 'player1', nth: 1, value: true } };
    const winner = press === '1' ? 'player1' : 'player2';
    const entry: ScoreEntry = { ...rest, stated: { kind: 'round', round, value: { winner, how: 'pin' } } };
    round += 1;
    return entry;
  });
  return liveMatch(entries);
}
