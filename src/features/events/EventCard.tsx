import { ListPlus, Swords } from 'lucide-react';
import { List } from '@/ui/List';
import { events } from '@/language/en/events';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { eventId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { lazyPart } from '@/ui/lazyPart';
import { Section } from '@/ui/Section';
import { wordOf } from '@/parts/words/sportWords';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { CardResults } from './CardResults';
import { CardRow } from './CardRow';
import styles from './EventPage.module.css';
import { FollowPicks } from '@/parts/picks/lazyPicks';
import { AddMatchButton } from '@/parts/dialogs/formButtons';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { useMinute } from '@/ui/useMinute';
import { selectTakesPick } from '@/parts/picks/picksSelectors';
import { selectEvent, selectMatch } from '@/wiki/records/recordsSelectors';
import { selectCardIdsAsFought, selectLiveCard } from '@/wiki/liveLists/liveCardSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { useSport } from '@/wiki/sports/useSports';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { isPending } from '@/wiki/scopes/readiness';

const { Part: ConfirmCard } = lazyPart(() => import('./scorers/ConfirmCard'), 'ConfirmCard');

function AddMatchesLink({ event: id }: { readonly event: string }) {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const sport = useAppSelector((state) => selectEvent(state, id)?.sport.id);
  if (!mayEdit || sport === undefined) return null;
  return (
    <ButtonLink size="sm" icon={<ListPlus />} to={path('addToCard', { id: sport, eventId: id })}>
      {t(events.addMatches)}
    </ButtonLink>
  );
}

export function EventCard({ id }: { readonly id: string }) {
  const t = useText();
  const scope = useScopeStatus({ kind: 'matchesOfEvent', event: eventId(id) });
  const sport = useSport(useAppSelector((state) => selectEvent(state, id)?.sport.id));
  const title = wordOf(t, sport, 'matches');
  const ids = useAppSelector((state) => selectCardIdsAsFought(state, id), sameItems);
  const mayConfirm = useAppSelector(
    (state) => selectIsModerator(state) && selectLiveCard(state, id) !== undefined,
  );
  const now = useMinute();
  const takesPicks = useAppSelector((state) =>
    ids.some((match) => {
      const shown = selectMatch(state, match);
      return shown !== undefined && selectTakesPick(state, shown, now);
    }),
  );
  const coming = isPending(useReadiness([scope], { stored: 'match', whole: true }), true);
  return (
    <Section
      title={title}
      count={(!coming && ids.length) || undefined}
      actions={
        <>
          <CardResults event={id} />
          <AddMatchButton eventId={id} />
          <AddMatchesLink event={id} />
        </>
      }
    >
      <ScopeState
        scopes={[scope]}
        stored="match"
        empty={coming || ids.length === 0}
        what={t(words.matches)}
        rows={14}
        nothing={
          <EmptyState icon={<Swords />} title={t(events.noMatches)}>
            {t(events.noMatchesWhy)}
          </EmptyState>
        }
      >
        {takesPicks && <FollowPicks event={id} />}
        {mayConfirm && (
          <div className={styles.confirm}>
            <ConfirmCard event={id} />
          </div>
        )}
        <List label={title} ordered>
          {ids.map((match) => (
            <CardRow key={match} id={match} />
          ))}
        </List>
      </ScopeState>
    </Section>
  );
}
