import type { Match } from '../records/records';
import type { CardLine } from './cardLine';
import { codesByPath } from './codes';
import { checkEnding } from './endings';
import type { Row } from './row';

/**
 * The match as a card line. The ending appears only where the scores leave it open, as in `readCard`; a
 * single score is left out.
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
  // A contradictory match still gives its line, and `readCard` refuses it: nothing gets lost.
  return { ...line, ...(typeof checked === 'string' ? ending : checked) };
}

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

export function cardLineOfRow({ sides: [first, second], facts }: Pick<Row, 'sides' | 'facts'>): CardLine {
  return {
    ...facts,
    player1: first.name,
    player2: second.name,
    ...(first.country !== undefined && { country1: first.country }),
    ...(second.country !== undefined && { country2: second.country }),
    ...(first.other !== undefined && { other1: first.other }),
    ...(second.other !== undefined && { other2: second.other }),
  };
}
