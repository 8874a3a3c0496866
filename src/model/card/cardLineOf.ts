import type { Match } from '../records';
import type { CardLine } from './cardLine';
import { codesByPath } from './codes';
import { checkEnding } from './endings';

/**
 * A match as a line of a card tells it. How it ended is said only where the scores leave it open, as `readCard` has it;
 * half a score is not said.
 */
export function cardLineOf(match: Match): CardLine {
  const { player1, player2, gender } = match;
  const scores =
    player1.score === undefined || player2.score === undefined
      ? undefined
      : { score1: player1.score, score2: player2.score };
  const line = {
    player1: player1.name,
    player2: player2.name,
    ...scores,
    ...codesByPath(match),
    gender,
  };
  const ending = endingFacts(match);
  const checked = checkEnding({ ...scores, ...ending });
  // The line of a match that contradicts itself is refused where it is pasted, and nothing of it is lost.
  return { ...line, ...(typeof checked === 'string' ? ending : checked) };
}

/** The ending without what is no news: `score` and `winner` follow from the other facts, and a draw has no winner. */
function endingFacts({ outcome, winner }: Match): Pick<CardLine, 'outcome' | 'winner'> {
  switch (outcome) {
    case undefined:
    case 'score':
    case 'winner':
      return winner === undefined ? {} : { winner };
    case 'draw':
    case 'noContest':
      return { outcome };
    default:
      return winner === undefined ? { outcome } : { outcome, winner };
  }
}
