import { CalendarDays } from 'lucide-react';
import { sameItems } from '@/lib/sameItems';
import { path } from '@/model/routes';
import { sports } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { EventRow } from '@/features/wiki/display/EventRow';
import { MatchRow } from '@/features/wiki/display/MatchRow';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { useToday } from '@/features/wiki/display/useToday';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';
import { selectLatestEventIds, selectTopMatchIds } from './homeSelectors';

const shown = { events: 3, matches: 3 };

/** The newest events, each with the main matches of its card. */
export function LatestEvents() {
  const today = useToday();
  const scope = useAppSelector((state) => selectScopeStatus(state, { kind: 'events' }));
  const ids = useAppSelector((state) => selectLatestEventIds(state, today, shown.events), sameItems);
  const [sport] = sports;
  return (
    <Section
      title="Latest events"
      actions={
        sport && (
          <ButtonLink size="sm" variant="quiet" to={path('sport', { id: sport.id })}>
            All events
          </ButtonLink>
        )
      }
    >
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what="events"
        rows={14}
        nothing={<EmptyState icon={<CalendarDays />} title="No events yet" />}
      >
        <Stack gap={3}>
          {ids.map((id) => (
            <LatestEvent key={id} id={id} />
          ))}
        </Stack>
      </ScopeState>
    </Section>
  );
}

function LatestEvent({ id }: { readonly id: string }) {
  const matches = useAppSelector((state) => selectTopMatchIds(state, id, shown.matches), sameItems);
  return (
    <Card flush>
      <List>
        <EventRow id={id} />
        {matches.map((match) => (
          <MatchRow key={match} id={match} />
        ))}
      </List>
    </Card>
  );
}
