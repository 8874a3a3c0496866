import { Eye, EyeOff } from 'lucide-react';
import { spoilers } from '@/language/en/spoilers';
import { useText } from '@/language/useLanguage';
import { spanOver, tellsResult } from '@/model/matches/spoilers';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectEvent, selectMatch, selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';
import { selectCardSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { coverResults, hideResults, revealCard } from '@/wiki/spoilers/spoilersThunks';
import { useToday } from '@/parts/days/useToday';

export function CardResults({ event }: { readonly event: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const today = useToday();
  const date = useAppSelector((state) => selectEvent(state, event)?.date);
  const secrecy = useAppSelector((state) => selectCardSecrecy(state, event));
  const has = useAppSelector((state) =>
    selectMatchIdsOfEvent(state, event).some((id) => {
      const match = selectMatch(state, id);
      return match !== undefined && tellsResult(match);
    }),
  );
  if (!has || date === undefined) return undefined;
  if (secrecy === 'hidden')
    return (
      <Button size="sm" icon={<Eye aria-hidden />} onClick={() => dispatch(revealCard(event))}>
        {t(spoilers.showCard)}
      </Button>
    );
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<EyeOff aria-hidden />}
      onClick={() => dispatch(secrecy === 'revealed' ? coverResults() : hideResults(spanOver(date, today)))}
    >
      {t(secrecy === 'revealed' ? spoilers.hideCard : spoilers.hide)}
    </Button>
  );
}
