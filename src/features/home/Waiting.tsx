import { ListChecks, PencilLine, ShieldCheck } from 'lucide-react';
import { home } from '@/language/en/home';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ListRow } from '@/ui/List';
import { ListSection } from '@/ui/ListSection';
import { selectOwnNewDeltas, selectQueueIds } from '@/wiki/deltas/deltasSelectors';
import { selectUnreviewedEventIds } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { selectIsModerator, selectLikelyRole, selectUid } from '@/wiki/session/sessionSelectors';

/**
 * Tasks for the reader: own open proposals, and for moderators the queues. Empty for visitors. Every kind has
 * its row from the start, so that late counts do not move the layout.
 */
export function Waiting() {
  const t = useText();
  const rows = useRows();
  if (rows.length === 0) return undefined;
  return (
    <ListSection title={t(home.waiting)} beside>
      {rows.map(({ to, icon, scope, count, uncounted, some, none }) => (
        <ListRow
          key={to}
          to={to}
          leading={icon}
          title={count > 0 ? some : t(scope?.status === 'live' ? none : uncounted)}
        />
      ))}
    </ListSection>
  );
}

function useRows() {
  const t = useText();
  const uid = useAppSelector(selectUid);
  const moderator = useAppSelector(selectIsModerator);
  const role = useAppSelector(selectLikelyRole);
  const ofOwn = useScope(uid === undefined ? undefined : { kind: 'ownDeltas', uid });
  const ofQueue = useScope(moderator ? { kind: 'queue' } : undefined);
  const ofEvents = useScope({ kind: 'events' });
  const own = useAppSelector((state) => selectOwnNewDeltas(state).length);
  const queue = useAppSelector((state) => selectQueueIds(state).length);
  const unreviewed = useAppSelector((state) => selectUnreviewedEventIds(state).length);
  if (role === 'visitor') return [];
  const ofModerators = [
    {
      to: path('delta'),
      icon: <ListChecks />,
      scope: ofQueue,
      count: queue,
      uncounted: home.proposals,
      some: t(home.toDecide, { count: queue }),
      none: home.noneToDecide,
    },
    {
      to: path('reviewEvent'),
      icon: <ShieldCheck />,
      scope: ofEvents,
      count: unreviewed,
      uncounted: home.events,
      some: t(home.toReview, { count: unreviewed }),
      none: home.noneToReview,
    },
  ];
  return [
    ...(role === 'moderator' ? ofModerators : []),
    {
      to: path('mydelta'),
      icon: <PencilLine />,
      scope: ofOwn,
      count: own,
      uncounted: home.ownChanges,
      some: t(home.notDecided, { count: own }),
      none: home.allDecided,
    },
  ];
}
