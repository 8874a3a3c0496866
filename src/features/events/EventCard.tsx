import { Swords } from 'lucide-react';
import { eventId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import { MatchRow } from '@/features/wiki/display/MatchRow';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { AddMatchButton } from '@/features/wiki/editing/AddMatchButton';
import { selectMatchIdsOfEvent } from '@/features/wiki/records/recordsSelectors';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';

/** The matches of an event in their order on the card. */
export function EventCard({ id }: { readonly id: string }) {
  const scope = useAppSelector((state) =>
    selectScopeStatus(state, { kind: 'matchesOfEvent', event: eventId(id) }),
  );
  const ids = useAppSelector((state) => selectMatchIdsOfEvent(state, id));
  return (
    <Section title="Matches" count={ids.length || undefined} actions={<AddMatchButton eventId={id} />}>
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what="matches"
        rows={14}
        nothing={
          <EmptyState icon={<Swords />} title="No matches yet">
            The card of this event has not been entered.
          </EmptyState>
        }
      >
        <Card flush>
          <List label="Matches" ordered>
            {ids.map((match) => (
              <MatchRow key={match} id={match} details />
            ))}
          </List>
        </Card>
      </ScopeState>
    </Section>
  );
}
