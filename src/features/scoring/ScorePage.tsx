import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { scoring } from '@/language/en/scoring';
import { useText } from '@/language/useLanguage';
import { groupBy } from '@/lib/groupBy';
import { sameItems } from '@/lib/sameItems';
import { eventId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import type { ScoreEntry } from '@/model/scoring/scoreEntry';
import { matchState, type MatchState } from '@/model/scoring/matchState';
import { inFightingOrder } from '@/model/scoring/stage';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { useDarkTheme } from '@/ui/useDarkTheme';
import { useRootStyle } from '@/ui/useRootStyle';
import { useHead } from '@/ui/useHead';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { selectEvent, selectMatchesOfEvent } from '@/wiki/records/recordsSelectors';
import { isPending } from '@/wiki/scopes/readiness';
import { useScope } from '@/wiki/scopes/useScope';
import { ScoreMatch } from './ScoreMatch';
import type { ScoreDesk } from './scoreDesk';
import type { KeptEntry } from '@/parts/live/scoreJournal';
import styles from './Score.module.css';
import { useDesk, useDeskView } from './useDesk';

export interface Scored {
  readonly match: Match;
  /** Entries that count, in any order. */
  readonly entries: readonly ScoreEntry[];
  readonly state: MatchState;
}

/** `/score/:id` of an event. Before the phone has kept it, the fragment is the token of an invitation. */
function ScorePage({ id }: { readonly id: string }) {
  const t = useText();
  useScope({ kind: 'events' });
  useScope({ kind: 'players' });
  const name = useAppSelector((state) => selectEvent(state, id)?.name);
  const desk = useDesk(id);
  const title = name === undefined ? t(scoring.untitled) : t(scoring.title, { event: name });
  useHead(title, { robots: 'noindex', referrer: 'no-referrer' });
  useDarkTheme();
  // Above the names, because below they would cover keys.
  useRootStyle('--notices', 'calc(100dvh - 6.5rem)');
  // The names stay on top and would cover a key that the keyboard reaches.
  useRootStyle('scroll-padding-top', '9rem');
  return (
    <div className={styles.screen}>
      <h1 className={styles.event}>{name ?? title}</h1>
      {desk === undefined && <LoadingState label={t(scoring.loading)} />}
      {desk === 'unstored' && <EmptyState title={t(scoring.noStorage)} />}
      {typeof desk === 'object' && <Card event={id} desk={desk} />}
    </div>
  );
}

function Card({ event, desk }: { readonly event: string; readonly desk: ScoreDesk }) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const { rows } = useDeskView(desk);
  const scope = useScope({ kind: 'matchesOfEvent', event: eventId(event) });
  const isComing = isPending(useReadiness([scope], { stored: 'match', whole: true }), true);
  const card = useCard(event, rows);
  const asked = card.findIndex(({ match }) => match.id === search.get('match'));
  const goesOn = card.findIndex(({ state }) => state.end === undefined);
  const at = asked === -1 ? Math.max(0, goesOn) : asked;
  const scored = card[at];
  const open = scored?.match.id;
  useEffect(() => desk.openMatch(open), [desk, open]);
  const hasNone = !search.has('match');
  useEffect(() => {
    // In the address, so that the match stays when it ends, and after a reload.
    if (hasNone && open !== undefined) setSearch({ match: open }, { replace: true });
  }, [hasNone, open, setSearch]);
  if (scored === undefined)
    return isComing ? (
      <LoadingState label={t(scoring.loadingMatches)} awaits="server" />
    ) : (
      <EmptyState title={t(scoring.noMatches)} />
    );
  const show = (to: number) => {
    const next = card[to];
    if (next) setSearch({ match: next.match.id }, { replace: true });
  };
  return <ScoreMatch key={open} {...{ desk, card, at, scored, show }} />;
}

function useCard(event: string, rows: readonly KeptEntry[]): readonly Scored[] {
  const matches = useAppSelector((state) => selectMatchesOfEvent(state, event), sameItems);
  const cardOrder = useAppSelector((state) => selectEvent(state, event)?.cardOrder);
  return useMemo(() => {
    const counting = rows.filter(({ state }) => state === 'waiting' || state === 'taken');
    const byMatch = groupBy(counting, ({ entry }) => entry.match);
    const entriesOf = (id: string) => (byMatch.get(id) ?? []).map(({ entry }) => entry);
    const states = Object.fromEntries(matches.map(({ id }) => [id, matchState(entriesOf(id))]));
    return inFightingOrder(matches, cardOrder, states).flatMap((match): readonly Scored[] => {
      const state = states[match.id];
      return state ? [{ match, entries: entriesOf(match.id), state }] : [];
    });
  }, [matches, cardOrder, rows]);
}

export const page = definePage<{ readonly id: string }>({ Component: ScorePage });
