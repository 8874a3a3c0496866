import { titles } from '@/language/en/titles';
import { useState } from 'react';
import { eventMerging } from '@/language/en/eventMerging';
import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import { fieldsFor } from '@/model/records/fields';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { ProposeFields } from '@/parts/forms/ProposeFields';
import { MergeTable } from '@/parts/merging/MergeTable';
import { StayingPage } from '@/parts/merging/StayingPage';
import { useTaken } from '@/parts/merging/useTaken';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { selectBothCards } from '@/wiki/records/eventMergeSelectors';
import { selectDoubles } from '@/wiki/records/identitiesSelectors';
import { useSport } from '@/wiki/sports/useSports';
import { proposeEventMerge } from './eventMergeThunks';
import { MatchPairs } from './MatchPairs';
import { useLikelyPairs } from './useLikelyPairs';

export interface EventMergeFormProps {
  readonly id: string;
  readonly source: Event;
  readonly target: Event;
}

export function EventMergeForm({ id, source, target }: EventMergeFormProps) {
  const t = useText();
  if (source.sport.id !== target.sport.id) return <p role="status">{t(eventMerging.otherSport)}</p>;
  return (
    <Stack>
      <StayingPage route="mergeEvent" id={id} source={source} target={target} />
      <Proposal id={id} source={source} target={target} />
    </Stack>
  );
}

function Proposal({ source, target }: EventMergeFormProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const fields = fieldsFor('event', useSport(target.sport.id));
  const { taken, take, chosen } = useTaken(fields, source, target);
  const cards = useAppSelector((state) => selectBothCards(state, target.id, source.id));
  const doubles = useAppSelector(selectDoubles);
  const likely = useLikelyPairs(cards);
  // Pairs that the reader set or separated; the remaining ones come from stored or likely pairs.
  const [byHand, setByHand] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const pairs = new Map<string, string>();
  for (const { id } of cards.goes) {
    const stays = byHand.has(id)
      ? byHand.get(id)
      : (doubles.get(id)?.id ?? likely.find(({ goes }) => goes === id)?.stays);
    if (stays !== undefined) pairs.set(id, stays);
  }
  const pair = (goes: string, stays: string | undefined) =>
    setByHand((before) => new Map([...before, [goes, stays]]));
  const matches = [...pairs].map(([goes, stays]) => ({ goes, stays }));
  const only = cards.stays.length - new Set(pairs.values()).size;
  return (
    <>
      <Section title={t(merging.compare)}>
        <MergeTable
          source={source}
          target={target}
          fields={fields}
          taking={{ taken, onTake: take }}
          more={[{ fact: t(titles.matches), target: cards.stays.length, source: cards.goes.length }]}
        />
      </Section>
      {cards.goes.length > 0 && (
        <Section title={t(eventMerging.pairs)} count={cards.goes.length}>
          <Stack gap={2}>
            <p>{t(eventMerging.pairsHint)}</p>
            <MatchPairs {...cards} pairs={pairs} onPair={pair} />
            {only > 0 && <p>{t(eventMerging.onlyThere, { count: only })}</p>}
          </Stack>
        </Section>
      )}
      <Section title={t(merging.follows)}>
        <ul>
          <li>
            {t(eventMerging.together, {
              count: cards.stays.length + cards.goes.length - pairs.size,
              name: target.name,
            })}
          </li>
          <li>{t(merging.leads, { source: source.name })}</li>
          <li>{t(eventMerging.back)}</li>
        </ul>
      </Section>
      <ProposeFields
        label={t(eventMerging.propose)}
        propose={(why) => dispatch(proposeEventMerge({ source, target, taken: chosen, pairs: matches, why }))}
        to={path('event', { id: target.sport.id, eventId: target.id })}
      />
    </>
  );
}
