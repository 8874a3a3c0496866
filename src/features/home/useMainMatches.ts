import { useEffect, useState } from 'react';
import { sameItems } from '@/lib/sameItems';
import { byStrength } from '@/model/matches/mainMatches';
import type { MatchId, SportId } from '@/model/ids';
import { dayBefore } from '@/model/dates';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { usePartial } from '@/parts/scopes/usePartial';
import { useAppSelector } from '@/store/typed';
import { keepMainMatches, keptMainMatches } from '@/wiki/lists/keptMainMatches';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { selectCandidates, selectMainMatchIds, type Candidates } from './homeSelectors';

/** Matches shown per card. The first visit's file publishes as many, so that no more arrive later. */
const shown = 3;

/**
 * The main matches of an event: the marked ones; else those of the strongest players by the ratings of the
 * day before, as stored before the page opened; else the last ones of the card.
 */
export function useMainMatches(event: string, which: Candidates): readonly MatchId[] {
  const [kept, setKept] = useState(() => ({ event, ids: keptMainMatches(event) }));
  // A newer event may take over this place.
  if (kept.event !== event) setKept({ event, ids: keptMainMatches(event) });
  useRemembering(event, which);
  return useAppSelector((state) => selectMainMatchIds(state, event, which, shown, kept.ids), sameItems);
}

function useRemembering(event: string, which: Candidates): void {
  const partial = usePartial();
  const record = useAppSelector((state) => selectEvent(state, event));
  const card = useAppSelector((state) => selectCandidates(state, event, which), sameItems);
  const asOf = useRatedDay(record && dayBefore(record.date, 1));
  const asks = !partial && card.length > shown && !card.some(({ main }) => main === true);
  const { answer, pending } = useRatings(
    'points',
    {
      // Without an event the query is not sent.
      sport: record?.sport.id ?? ('' as SportId),
      players: card.flatMap(({ player1, player2 }) => [player1.id, player2.id]),
      asOf,
    },
    asks && record !== undefined,
  );
  useEffect(() => {
    if (!asks || pending || answer === undefined) return;
    keepMainMatches(
      event,
      byStrength(card, answer)
        .slice(0, shown)
        .map(({ id }) => id),
    );
  }, [event, asks, pending, answer, card]);
}
