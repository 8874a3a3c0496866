import { CalendarPlus } from 'lucide-react';
import { sameItems } from '@/lib/sameItems';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import { EventRow } from '@/features/wiki/display/EventRow';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { useToday } from '@/features/wiki/display/useToday';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';
import { selectComingEventIds } from './homeSelectors';

/** Events that are still to come, the next one first. */
export function ComingEvents() {
  const today = useToday();
  const scope = useAppSelector((state) => selectScopeStatus(state, { kind: 'events' }));
  const ids = useAppSelector((state) => selectComingEventIds(state, today), sameItems);
  return (
    <Section title="Coming events" count={ids.length || undefined}>
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what="events"
        rows={1}
        nothing={
          <EmptyState icon={<CalendarPlus />} title="None announced here">
            Whoever signs in can add the next one.
          </EmptyState>
        }
      >
        <Card flush>
          <List label="Coming events">
            {ids.map((id) => (
              <EventRow key={id} id={id} />
            ))}
          </List>
        </Card>
      </ScopeState>
    </Section>
  );
}
