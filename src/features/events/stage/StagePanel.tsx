import { useMemo, useEffect, useEffectEvent, useState } from 'react';
import { live as liveTexts } from '@/language/en/live';
import { stage as texts } from '@/language/en/stage';
import { useLanguage, useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { Event, Match } from '@/model/records/records';
import { stageOf } from '@/model/scoring/stage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { FollowMergedCards } from '@/parts/scopes/FollowMergedCards';
import { Button } from '@/ui/Button';
import { useDarkTheme } from '@/ui/useDarkTheme';
import { useHead } from '@/ui/useHead';
import { selectLiveCard } from '@/wiki/liveLists/liveCardSelectors';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { selectMatchesOfEvent } from '@/wiki/records/recordsSelectors';
import {
  selectCardSecrecy,
  selectHidesResults,
  selectIsCardRevealed,
  selectShownMatch,
} from '@/wiki/spoilers/spoilersSelectors';
import { revealCard } from '@/wiki/spoilers/spoilersThunks';
import styles from './Stage.module.css';
import { StageMatch } from './StageMatch';
import { StageTables } from './StageTables';
import { useLiveMatch } from '@/parts/live/useLiveMatch';
import { matchWords } from '@/parts/words/sportWords';
import { useSport } from '@/wiki/sports/useSports';
import { useOnline } from '@/ui/useOnline';

/** Matches in one look: more would be too small to read in a hall. */
const most = { now: 4, next: 3 };

/**
 * The show on a projector or over a stream: transparent, large, without controls. A reader who hides results is asked
 * first, because a screen for all hides nothing.
 */
export function StagePanel({ event }: { readonly event: Event }) {
  const { id, name } = event;
  useDarkTheme(true);
  useHead(name, { robots: 'noindex' });
  const asks = useAppSelector(
    (state) =>
      !selectIsCardRevealed(state, id) &&
      (selectHidesResults(state) ||
        // A covered card may have only live results, which are followed after the question.
        state.spoilers.covered.includes(id) ||
        selectCardSecrecy(state, id) === 'hidden'),
  );
  return (
    <div className={styles.stage}>
      <FollowMergedCards event={id} />
      <h1 className={styles.event}>{name}</h1>
      {asks ? <Question event={id} /> : <Board event={event} />}
    </div>
  );
}

function Question({ event }: { readonly event: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <section className={styles.plate} aria-label={t(texts.hidden)}>
      <h2>{t(texts.hidden)}</h2>
      <p>{t(texts.hiddenWhy)}</p>
      <Button variant="primary" onClick={() => dispatch(revealCard(event))}>
        {t(texts.show)}
      </Button>
    </section>
  );
}

const none = {};

function Board({ event }: { readonly event: Event }) {
  const { t } = useLanguage();
  const { id, cardOrder, draws } = event;
  const again = useLiveList({ kind: 'live', event: id });
  const live = useAppSelector((state) => selectLiveCard(state, id)?.matches ?? none);
  // Before the first answer nobody knows whether a match has started.
  const isKnown = useAppSelector((state) => 'data' in selectLiveList(state, 'live', id));
  const card = useAppSelector((state) => selectMatchesOfEvent(state, id), sameItems);
  const { now, last, next } = useMemo(() => stageOf(card, cardOrder, live), [card, cardOrder, live]);
  const shown = now.length > 0 ? now.slice(0, most.now) : last === undefined ? [] : [last];
  const title = now.length > 0 ? t(texts.now) : t(texts.last);
  return (
    <>
      {shown.length > 0 ? (
        <section className={styles.now} aria-label={title} aria-live="polite">
          <h2 className={styles.label}>
            {title}
            {shown.some((match) => match in live) && (
              <span className={styles.mark}>{t(liveTexts.notConfirmed)}</span>
            )}
          </h2>
          {shown.map((match) => (
            <StageMatch key={match} id={match} />
          ))}
        </section>
      ) : (
        (isKnown || card.length === 0) && (
          <p className={styles.plate}>{t(card.length === 0 ? texts.empty : texts.starting)}</p>
        )
      )}
      {draws !== undefined && <StageTables event={event} />}
      {next.length > 0 ? (
        <section className={styles.next} aria-label={t(texts.next)}>
          <h2 className={styles.label}>{t(texts.next)}</h2>
          <ol>
            {next.slice(0, most.next).map((match) => (
              <NextLine key={match} id={match} />
            ))}
          </ol>
        </section>
      ) : (
        now.length === 0 && last !== undefined && <p className={styles.over}>{t(texts.over)}</p>
      )}
      <Behind event={id} again={again} />
    </>
  );
}

function NextLine({ id }: { readonly id: string }) {
  const match = useAppSelector((state) => selectShownMatch(state, id));
  return match && <KnownLine shown={match} />;
}

function KnownLine({ shown }: { readonly shown: Match }) {
  const t = useText();
  const { match } = useLiveMatch(shown);
  const sport = useSport(match.event.sport.id);
  return (
    <li>
      <strong>
        {match.player1.name} – {match.player2.name}
      </strong>
      <span className={styles.note}>{matchWords(t, sport, match).join(' · ')}</span>
    </li>
  );
}

/** Between attempts, where following has failed for good; a lost connection the SDK restores by itself. */
const againMs = 15_000;

interface BehindProps {
  readonly event: string;
  readonly again: () => void;
}

/** Says that the stage is behind, and since when, until it has caught up. */
function Behind({ event, again }: BehindProps) {
  const online = useOnline();
  const isBehind = useAppSelector((state) => {
    const { data, failed, awaited } = selectLiveList(state, 'live', event);
    return failed !== undefined || awaited === true || data?.behind === true;
  });
  return isBehind || !online ? <Since event={event} again={again} /> : undefined;
}

function Since({ event, again }: BehindProps) {
  const { t, locale } = useLanguage();
  const [since] = useState(() => Date.now());
  // Before the first answer nothing is shown that could be out of date.
  const isFirst = useAppSelector((state) => !('data' in selectLiveList(state, 'live', event)));
  const hasFailed = useAppSelector((state) => selectLiveList(state, 'live', event).failed !== undefined);
  const retry = useEffectEvent(again);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => retry(), againMs);
    return () => clearTimeout(timer);
  }, [hasFailed]);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(since);
  return (
    <p role="status" className={styles.behind}>
      {isFirst ? t(texts.connecting) : t(texts.behind, { time })}
    </p>
  );
}
