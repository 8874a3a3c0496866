import { deriveResults } from '@/model/records/deriveResult';
import { matchCodes } from '@/model/card/codes';
import { isVideo } from '@/model/records/parseVideo';
import { eventId, matchId, playerId, sportId } from '@/model/ids';
import type { Match, Side } from '@/model/records/records';
import { dateOf } from '@/model/dates';
import { nameOfDraft, type Draft } from '@/parts/drafts/draft';
import type { CardRow } from './cardForm';

export function rowMatch(row: CardRow, sport: string): Match {
  const { gender, outcome, winner, round, title, main, youtube } = row;
  return deriveResults({
    id: matchId(row.key),
    date: dateOf(0),
    player1: sideOf(row.player1, row.score1, row.weight1),
    player2: sideOf(row.player2, row.score2, row.weight2),
    // The form asks for a missing gender before it shows the row as a match.
    gender: gender ?? '-',
    ...matchCodes(row),
    ...(outcome !== undefined && { outcome }),
    ...(winner !== undefined && { winner }),
    ...(round !== undefined && { round }),
    ...(title !== undefined && { title }),
    ...(main === true && { main }),
    ...(isVideo(youtube) && { youtube }),
    order: 0,
    event: { id: eventId(''), date: dateOf(0), sport: { id: sportId(sport) } },
    updatedAt: 0,
  });
}

function sideOf(player: Draft, score: CardRow['score1'], weight: CardRow['weight1']): Side {
  const name = nameOfDraft(player);
  return {
    id: playerId(name),
    name,
    ...(typeof score === 'number' && { score }),
    ...(typeof weight === 'number' && { weight }),
  };
}
