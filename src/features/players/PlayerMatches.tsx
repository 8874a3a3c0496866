import { titles } from '@/language/en/titles';
import { pointsText } from '@/model/records/points';
import { List } from '@/ui/List';
import { Swords } from 'lucide-react';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { career } from '@/language/en/career';
import { words } from '@/language/en/words';
import { useLanguage, useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { knownDate } from '@/model/dates';
import { playerId } from '@/model/ids';
import { perspective } from '@/model/matches/perspective';
import { tellsResult } from '@/model/matches/spoilers';
import { isToCome } from '@/model/matches/toCome';
import type { Match, Side } from '@/model/records/records';
import { useAppSelector, type RootState } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';
import { daysAway } from '@/parts/days/daysAway';
import { useToday } from '@/parts/days/useToday';
import { NamedEventLink } from '@/parts/records/EventLink';
import { EventStatus } from '@/parts/records/EventStatus';
import { VideoLink } from '@/parts/matches/VideoLink';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { endingWords, matchWords } from '@/parts/words/sportWords';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { ResultButton } from '@/parts/spoilers/lazyResultButton';
import { NewsButton } from '@/parts/news/NewsButton';
import { useNews } from '@/parts/news/useNews';
import { CsvButton } from '@/parts/export/CsvButton';
import {
  selectEvent,
  selectMatchLayers,
  selectMatchIdsOfPlayer,
  selectPlayer,
} from '@/wiki/records/recordsSelectors';
import { selectSecrecy, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { selectPendingStatus } from '@/wiki/editing/editingSelectors';
import { selectSportOfPlayers } from '@/wiki/records/sportSelectors';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { selectSport } from '@/wiki/sports/sportsSelectors';
import { cx } from '@/ui/cx';
import look from '@/ui/words.module.css';
import styles from './PlayerMatches.module.css';
import looks from './result.module.css';
import { resultLetters, resultWords } from './resultTexts';
import { selectForm } from './rivalsSelectors';

function selectSportScope(state: RootState, player: string) {
  const sport = selectSportOfPlayers(state, [player]);
  return sport && selectScopeStatus(state, { kind: 'matchesOfSport', sport: sport.id });
}

export function PlayerMatches({ id }: { readonly id: string }) {
  const t = useText();
  const scope = useScopeStatus({ kind: 'matchesOfPlayer', player: playerId(id) });
  const all = useAppSelector((state) => selectMatchIdsOfPlayer(state, id));
  const { rows, ...news } = useNews(
    useMemo(() => all.map((match) => ({ id: match })), [all]),
    useAppSelector(selectMatchLayers),
    // Ratings load all matches of the sport, which include newer ones of the player.
    { scope: useAppSelector((state) => selectSportScope(state, id)), stored: 'match', asked: id },
  );
  const [until] = useAsOf();
  const ids = useAppSelector(
    (state) =>
      rows
        .map((row) => row.id)
        .filter((match) => until === undefined || (selectShownMatch(state, match)?.date ?? '') <= until),
    sameItems,
  );
  const name = useAppSelector((state) => selectPlayer(state, id)?.name);
  return (
    <Section
      title={t(titles.matches)}
      count={ids.length || undefined}
      actions={
        ids.length > 0 && (
          <>
            {news.count > 0 && <NewsButton {...news} />}
            <CsvButton
              file={`${name ?? id}-matches`}
              what={t(titles.matches)}
              content={() => ({ kind: 'match', ids })}
            />
          </>
        )
      }
    >
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what={t(words.matches)}
        rows={14}
        nothing={<EmptyState icon={<Swords />} title={t(career.noMatches)} />}
      >
        <List label={t(titles.matches)}>
          {ids.map((match) => (
            <Row key={match} id={match} player={id} />
          ))}
        </List>
      </ScopeState>
    </Section>
  );
}

/** All that a row reads, in one subscription, because a career has many rows. Compare with `shallowEqual`. */
function selectRow(state: RootState, id: string) {
  const match = selectShownMatch(state, id);
  const event = match && selectEvent(state, match.event.id);
  return {
    match,
    secrecy: selectSecrecy(state, id),
    eventName: event?.name,
    isUnreviewed: event?.valid === 0,
    sport: selectSport(state, match?.event.sport.id),
    isPending: selectPendingStatus(state, 'match', id) !== undefined,
  };
}

function Row({ id, player }: { readonly id: string; readonly player: string }) {
  const t = useText();
  const { match, secrecy, eventName, isUnreviewed, sport, isPending } = useAppSelector(
    (state) => selectRow(state, id),
    shallowEqual,
  );
  const sides = match && perspective(match, player);
  if (!match || !sides) return undefined;
  const { own, other } = sides;
  const ending = endingWords(t, match);
  return (
    <li className={styles.row}>
      <div className={styles.result} data-steady={secrecy !== undefined || undefined}>
        {secrecy === 'hidden' ? <ResultButton id={id} /> : <Outcome match={match} own={own} other={other} />}
      </div>
      <div className={styles.text}>
        <div className={styles.opponent}>
          <PlayerLink id={other.id} name={other.name} />
        </div>
        <div className={styles.facts}>
          <span>{matchWords(t, sport, match).slice(0, 2).join(' · ')}</span>
          {ending !== undefined && <span>{ending}</span>}
          {match.title !== undefined && <span>{t(words.atStake, { title: match.title })}</span>}
          <NamedEventLink id={match.event.id} sport={match.event.sport.id} name={eventName} />
          <DateText value={knownDate(match)} />
          <VideoLink match={match} />
          <Form player={other.id} name={other.name} before={match} />
        </div>
      </div>
      {isPending && <PendingBadge collection="match" id={id} />}
      {isUnreviewed && <Badge kind="unreviewed" />}
    </li>
  );
}

type OutcomeProps = Record<'own' | 'other', Side> & { readonly match: Match };

function Outcome({ match, own, other }: OutcomeProps) {
  const t = useText();
  if (!tellsResult(match)) return <NoOutcome match={match} />;
  const none = match.outcome === 'noContest' ? career.noContest : career.noResult;
  return (
    <>
      <span className={cx(styles.outcome, looks.result)} data-result={own.result}>
        {t(own.result ? resultWords[own.result] : none)}
      </span>
      <span className={styles.score}>
        {own.score === undefined || other.score === undefined
          ? '–'
          : `${pointsText(own.score)}–${pointsText(other.score)}`}
      </span>
    </>
  );
}

function NoOutcome({ match }: { readonly match: Match }) {
  const { t, dates } = useLanguage();
  const today = useToday();
  const status = useAppSelector((state) => selectEvent(state, match.event.id)?.status);
  if (status === 'cancelled') return <EventStatus status={status} />;
  return (
    <span className={look.muted}>
      {isToCome(match, today) ? daysAway({ t, dates }, match, today) : t(career.noResult)}
    </span>
  );
}

interface FormProps {
  readonly player: string;
  readonly name: string;
  readonly before: Match;
}

/** The opponent's last results before the match. Complete once all matches of the sport are loaded. */
function Form({ player, name, before }: FormProps) {
  const t = useText();
  const form = useAppSelector((state) => selectForm(state, player, before), sameItems);
  if (form.length === 0) return undefined;
  const results = form.map((result) => t(resultLetters[result])).join(' ');
  return <span title={t(career.formHint, { name, results })}>{t(career.form, { name, results })}</span>;
}
