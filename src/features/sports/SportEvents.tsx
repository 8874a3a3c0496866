import { CalendarDays } from 'lucide-react';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import { EventRow } from '@/features/wiki/display/EventRow';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { sameYears, selectEventYears } from '@/features/wiki/display/sportSelectors';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';

/** A sport's events by year, newest first. */
export function SportEvents({ sport }: { readonly sport: string }) {
  const scope = useAppSelector((state) => selectScopeStatus(state, { kind: 'events' }));
  const years = useAppSelector((state) => selectEventYears(state, sport), sameYears);
  return (
    <ScopeState
      scopes={[scope]}
      empty={years.length === 0}
      what="events"
      rows={14}
      nothing={<EmptyState icon={<CalendarDays />} title="No events yet" />}
    >
      {years.map(({ year, ids }) => (
        <Section key={year} title={year} count={ids.length}>
          <Card flush>
            <List label={`Events of ${year}`}>
              {ids.map((id) => (
                <EventRow key={id} id={id} />
              ))}
            </List>
          </Card>
        </Section>
      ))}
    </ScopeState>
  );
}
