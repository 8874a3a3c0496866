import type { CardFacts } from '@/model/card/cardFacts';
import { matchCodes } from '@/model/card/codes';
import { dateOf } from '@/model/dates';
import { deriveResults } from '@/model/records/deriveResult';
import { eventId, matchId, playerId, sportId } from '@/model/ids';
import { isVideo } from '@/model/records/parseVideo';
import type { Match, Side } from '@/model/records/records';

type Typed<Facts> = { readonly [Fact in keyof Facts]?: Facts[Fact] | undefined };
type Amounts = 'score1' | 'score2' | 'weight1' | 'weight2';

/** Facts of a row that is to become a match. A string instead of an amount or a video is typed text. */
export type RowFacts = Typed<Omit<CardFacts, Amounts | 'main' | 'youtube' | 'between'>> & {
  readonly [Amount in Amounts]?: number | string | undefined;
} & {
  readonly main?: boolean | undefined;
  readonly youtube?: string | undefined;
  readonly note?: string | undefined;
};

export interface PreviewAsked {
  readonly key: string;
  readonly sport: string;
  readonly names: readonly [string, string];
}

/** The match that a row would be, for a preview. It belongs to no event yet. */
export function previewMatch({ key, sport, names: [first, second] }: PreviewAsked, facts: RowFacts): Match {
  const { gender, outcome, winner, round, title, main, youtube, note } = facts;
  return deriveResults({
    id: matchId(key),
    date: dateOf(0),
    player1: sideOf(first, facts.score1, facts.weight1),
    player2: sideOf(second, facts.score2, facts.weight2),
    // Editors ask for a missing gender before they send the row.
    gender: gender ?? '-',
    ...matchCodes(facts),
    ...(outcome !== undefined && { outcome }),
    ...(winner !== undefined && { winner }),
    ...(round !== undefined && { round }),
    ...(title !== undefined && { title }),
    ...(main === true && { main }),
    ...(isVideo(youtube) && { youtube }),
    ...(note !== undefined && { note }),
    order: 0,
    event: { id: eventId(''), date: dateOf(0), sport: { id: sportId(sport) } },
    updatedAt: 0,
  });
}

const sideOf = (name: string, score: RowFacts['score1'], weight: RowFacts['weight1']): Side => ({
  id: playerId(name),
  name,
  ...(typeof score === 'number' && { score }),
  ...(typeof weight === 'number' && { weight }),
});
