import { useMemo } from 'react';
import { sameItems } from '@/lib/sameItems';
import { isPlayerValue } from '@/model/records/fieldProblem';
import { playerId, sportId } from '@/model/ids';
import { likelyOrder, type ListedMatch } from '@/model/card/likelyOrder';
import type { Match } from '@/model/records/records';
import { draftOf, type Draft } from '@/parts/drafts/draft';
import { useMayAsk } from '@/parts/ratings/useMayAsk';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { useAppSelector } from '@/store/typed';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { filledRows, type CardForm, type CardRow } from './cardForm';
import { selectListedCard } from './rowSelectors';
import { selectUsualOrder } from './usualOrder';

export interface OrderAnswer {
  /** A list of one match needs no answer. */
  readonly asks: boolean;
  readonly draft: Draft;
}

/**
 * The author's answer, until then the most likely one: what the event states, else what the matches tell, else
 * what the author has answered for the own earlier event.
 */
export function useCardOrder(sport: string, eventId: string | undefined, form: CardForm): OrderAnswer {
  const before = useAppSelector((state) => selectListedCard(state, eventId), sameItems);
  const stated = useAppSelector((state) =>
    eventId === undefined ? undefined : selectEvent(state, eventId)?.cardOrder,
  );
  // Others may have entered the rest of an existing card.
  const usual = useAppSelector((state) => (eventId === undefined ? selectUsualOrder(state) : undefined));
  const card = useMemo(
    () => [...before.map(ofMatch), ...filledRows(form.rows).map(ofRow)],
    [before, form.rows],
  );
  const asks = card.length > 1;
  const said = form.event['cardOrder'];
  const mayAsk = useMayAsk(sportId(sport));
  const { answer } = useRatings(
    'points',
    {
      sport: sportId(sport),
      players: [...new Set(card.flatMap(({ players }) => players.filter((id) => id !== undefined)))],
      asOf: useRatedDay(),
    },
    mayAsk && asks && said === undefined && stated === undefined,
  );
  const preset = stated ?? likelyOrder(card, answer) ?? usual;
  return { asks, draft: said ?? draftOf(preset ?? null) };
}

const ofMatch = ({ main, title, player1, player2 }: Match): ListedMatch => ({
  main: main === true,
  titled: title !== undefined,
  players: [player1.id, player2.id],
});

const ofRow = ({ main, title, player1, player2 }: CardRow): ListedMatch => ({
  main: main === true,
  titled: title !== undefined,
  players: [player1, player2].map((draft) =>
    draft.kind === 'value' && isPlayerValue(draft.value) ? playerId(draft.value.id) : undefined,
  ),
});
