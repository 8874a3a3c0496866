import { ListChecks, PencilLine, ShieldCheck } from 'lucide-react';
import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { List, ListRow } from '@/ui/List';
import { Section } from '@/ui/Section';
import { selectOwnNewDeltas, selectQueueIds } from '@/features/wiki/deltas/deltasSelectors';
import { countOf } from '@/features/wiki/display/countOf';
import { selectUnreviewedEventIds } from '@/features/wiki/records/recordsSelectors';
import { useScope } from '@/features/wiki/scopes/useScope';
import { selectIsModerator, selectUid } from '@/features/wiki/session/sessionSelectors';

/** What waits for the reader: own open proposals, and for moderators what is to be decided. Nothing for visitors. */
export function Waiting() {
  const uid = useAppSelector(selectUid);
  const moderator = useAppSelector(selectIsModerator);
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
            title: `${countOf(queue, 'proposal')} to decide`,
          },
        ]
      : []),
    ...(moderator && unreviewed > 0
      ? [
          {
            to: path('reviewEvent'),
            icon: <ShieldCheck aria-hidden />,
            title: `${countOf(unreviewed, 'event')} to review`,
          },
        ]
      : []),
    ...(uid !== undefined && own > 0
      ? [
          {
            to: path('mydelta'),
            icon: <PencilLine aria-hidden />,
            title: `${countOf(own, 'change')} of yours not decided yet`,
          },
        ]
      : []),
  ];
  if (rows.length === 0) return undefined;
  return (
    <Section title="Waiting for you">
      <Card flush>
        <List label="Waiting for you">
          {rows.map(({ to, icon, title }) => (
            <ListRow key={to} to={to} leading={icon} title={title} />
          ))}
        </List>
      </Card>
    </Section>
  );
}
