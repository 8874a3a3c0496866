import { dequal } from 'dequal';
import { ClipboardCopy, Trophy } from 'lucide-react';
import { summary as texts } from '@/language/en/summary';
import { career } from '@/language/en/career';
import { spoilers } from '@/language/en/spoilers';
import { titles } from '@/language/en/titles';
import { useLanguage } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { knownDate } from '@/model/dates';
import { eventSummaryOf, type EventSummary } from '@/model/ratings/eventSummary';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import { useAppDispatch, useAppSelector, type RootState } from '@/store/typed';
import { copyText } from '@/parts/sharing/copying';
import { ShareButton } from '@/parts/sharing/ShareButton';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { usePartial } from '@/parts/scopes/usePartial';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { wordOf } from '@/parts/words/sportWords';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import { isPending, isWhole } from '@/wiki/scopes/readiness';
import { useScope, useScopeStatus } from '@/wiki/scopes/useScope';
import { selectCardSecrecy, selectRatedUntil, selectShownCard } from '@/wiki/spoilers/spoilersSelectors';
import { useSport } from '@/wiki/sports/useSports';
import { CardResults } from '../CardResults';
import { selectHasResults } from '../eventsSelectors';
import styles from './Summary.module.css';
import { PickLeaders } from './PickLeaders';
import { summaryWords, type SummaryWords } from './summaryWords';

export function SummaryPanel({ event }: { readonly event: Event }) {
  const { t } = useLanguage();
  const sport = useSport(event.sport.id);
  const hasResults = useAppSelector((state) => selectHasResults(state, event.id));
  const hidden = useAppSelector((state) => selectCardSecrecy(state, event.id) === 'hidden');
  const scope = useScopeStatus({ kind: 'matchesOfEvent', event: event.id });
  // A summary of half a card would be wrong.
  const hasAll = isWhole(scope);
  const coming = isPending(useReadiness([scope], { stored: 'match', whole: true }), hasAll);
  return (
    // One switch in both states, which keeps the focus.
    <Section title={t(titles.summary)} actions={<CardResults event={event.id} />}>
      <ScopeState
        scopes={[scope]}
        stored="match"
        empty={coming || !hasResults}
        what={wordOf(t, sport, 'matches')}
        rows={6}
        nothing={
          <EmptyState icon={<Trophy />} title={t(texts.none)}>
            {t(texts.noneWhy)}
          </EmptyState>
        }
      >
        {hidden ? (
          <EmptyState icon={<Trophy />} title={t(spoilers.hidden)}>
            {t(spoilers.hiddenHint)}
          </EmptyState>
        ) : (
          <Summary event={event} isWhole={hasAll} />
        )}
      </ScopeState>
    </Section>
  );
}

function Summary({ event, isWhole }: { readonly event: Event; readonly isWhole: boolean }) {
  const language = useLanguage();
  const { t } = language;
  const dispatch = useAppDispatch();
  const sport = useSport(event.sport.id);
  const { summary, isComputing } = useSummary(event);
  const names = useAppSelector((state) => namesIn(state, summary), dequal);
  const words = summaryWords(language, sport, { ...summary, isWhole }, (id) => names.get(id) ?? id);
  const address = path('eventPanel', {
    id: event.sport.id,
    eventId: nameIn(event),
    panel: 'summary',
  });
  return (
    <Stack gap={5}>
      <p>{words.lead.join(' ')}</p>
      <Stack row gap={2}>
        <Button
          size="sm"
          icon={<ClipboardCopy />}
          onClick={() => void dispatch(copyText(textOf(event, words, address), texts.copied))}
        >
          {t(texts.copy)}
        </Button>
        <ShareButton title={event.name} to={address} />
      </Stack>
      {/* In the place of the facts, so that nothing above moves when they come. */}
      {isComputing && <LoadingState label={t(career.computing)} />}
      <Facts title={t(texts.upsets)} facts={words.upsets} />
      <Facts title={t(titles.titles)} facts={words.titles} />
      <Facts title={t(texts.changes)} facts={words.changes} />
      <PickLeaders event={event} />
    </Stack>
  );
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly string[] }) {
  if (facts.length === 0) return undefined;
  return (
    <Section title={title}>
      <ul aria-label={title} className={styles.facts}>
        {/* A pair may meet twice with the same words. */}
        {facts.map((fact, at) => (
          <li key={`${at} ${fact}`}>{fact}</li>
        ))}
      </ul>
    </Section>
  );
}

/** The facts of the matches at once, those of the ratings once all matches of the sport are here. */
function useSummary(event: Event): { readonly summary: EventSummary; readonly isComputing: boolean } {
  const { id, sport, date, cardOrder } = event;
  const card = useAppSelector((state) => selectShownCard(state, id), sameItems);
  const scope = useScope({ kind: 'matchesOfSport', sport: sport.id });
  const partial = usePartial();
  const online = useOnline();
  // A card may last longer than its first day.
  const last = card.reduce((latest, match) => (match.date > latest ? match.date : latest), date);
  // Ratings and holders of titles would reveal hidden results of other events.
  const isRevealing = useAppSelector((state) => (selectRatedUntil(state) ?? last) < last);
  const isComing = partial || (online && scope?.status === 'opening' && scope.complete !== true);
  const asks = !isComing && !isRevealing;
  const { answer, error } = useRatings('event', { sport: sport.id, event: id, asOf: last }, asks);
  return {
    summary: eventSummaryOf(card, cardOrder, asks ? answer : undefined),
    isComputing: !isRevealing && error === undefined && (isComing || answer === undefined),
  };
}

/** Names by id. Compare with `dequal`. */
const namesIn = (state: RootState, { titles: results, changes }: EventSummary): ReadonlyMap<string, string> =>
  new Map(
    [
      ...results.flatMap(({ holder, from }) => [holder, from ?? holder]),
      ...changes.map(({ player }) => player),
    ].map((id) => [id, selectPlayerName(state, id)]),
  );

const textOf = (
  event: Event,
  { lead, upsets, titles: won, changes }: SummaryWords,
  address: string,
): string =>
  [
    [event.name, knownDate(event)].join(', '),
    ...lead,
    ...won,
    ...upsets,
    ...changes,
    new URL(address, location.origin).href,
  ].join('\n');
