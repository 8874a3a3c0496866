import { ListChecks, PencilLine, ShieldCheck } from 'lucide-react';
import { home } from '@/language/en/home';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { List, ListRow } from '@/ui/List';
import { Section } from '@/ui/Section';
import { selectOwnNewDeltas, selectQueueIds } from '@/wiki/deltas/deltasSelectors';
import { selectUnreviewedEventIds } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { selectIsModerator, selectLikelyRole, selectUid } from '@/wiki/session/sessionSelectors';

/** Tasks that wait for the reader: own open proposals, and for moderators what is to be decided. Nothing for visitors. */
export function Waiting() {
  const t = useText();
  const uid = useAppSelector(selectUid);
  const moderator = useAppSelector(selectIsModerator);
  const role = useAppSelector(selectLikelyRole);
  useScope(uid === undefined ? undefined : { kind: 'ownDeltas', uid });
  useScope(moderator ? { kind: 'queue' } : undefined);
  const own = useAppSelector((state) => selectOwnNewDeltas(state).length);
  const queue = useAppSelector((state) => selectQueueIds(state).length);
  const unreviewed = useAppSelector((state) => selectUnreviewedEventIds(state).length);
  const rows = [
    ...(moderator && queue > 0
      ? [
          {
            to: path('delta'),
            icon: <ListChecks aria-hidden />,
            title: t(home.toDecide, { count: queue }),
          },
        ]
      : []),
    ...(moderator && unreviewed > 0
      ? [
          {
            to: path('reviewEvent'),
            icon: <ShieldCheck aria-hidden />,
            title: t(home.toReview, { count: unreviewed }),
          },
        ]
      : []),
    ...(uid !== undefined && own > 0
      ? [
          {
            to: path('mydelta'),
            icon: <PencilLine aria-hidden />,
            title: t(home.notDecided, { count: own }),
          },
        ]
      : []),
  ];
  if (role === 'visitor') return undefined;
  return (
    <Section title={t(home.waiting)}>
      <Panel flush>
        <List label={t(home.waiting)} beside>
          {/* Rows stand beside each other, and the room of one is taken from the start: nothing moves as they come. */}
          {rows.length === 0 && <ListRow title={t(home.nothingWaits)} />}
          {rows.map(({ to, icon, title }) => (
            <ListRow key={to} to={to} leading={icon} title={title} />
          ))}
        </List>
      </Panel>
    </Section>
  );
}
