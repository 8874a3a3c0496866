import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { Match } from '@/model/records/records';
import { statesResult } from './results';
import type { FlagRule } from './flagRule';

export const contradictoryResult: FlagRule = {
  // A warning, because score and winner are often corrected by two proposals.
  severity: 'warning',
  label: flags.contradictoryResult,
  find: ({ delta, match }) =>
    match !== undefined && statesResult(delta) && disagrees(match) && message(flags.contradictoryResultIs),
};

/**
 * Whether score, winner and outcome exclude each other. After a walkover, an injury or a disqualification the side
 * with the lower score may win.
 */
function disagrees({ outcome, winner, player1, player2 }: Match): boolean {
  const hasScores = player1.score !== undefined && player2.score !== undefined;
  const lead = hasScores ? Math.sign(player1.score - player2.score) : undefined;
  const won = winner === 'player1' ? 1 : winner === 'player2' ? -1 : undefined;
  switch (outcome) {
    case undefined:
    case 'score':
    case 'winner':
      return lead !== undefined && won !== undefined && lead !== won && !(outcome === 'winner' && lead === 0);
    case 'draw':
      return won !== undefined || (lead !== undefined && lead !== 0);
    case 'noContest':
      return won !== undefined;
    default:
      return false;
  }
}
