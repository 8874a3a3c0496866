import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import { selectRecentChangeIds } from '@/features/wiki/deltas/deltasSelectors';
import { ChangeRow } from '@/features/wiki/display/ChangeRow';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { useScope } from '@/features/wiki/scopes/useScope';

const shown = 8;

/** The newest applied changes of the whole wiki. */
export function RecentChanges() {
  const scope = useScope({ kind: 'recentChanges' });
  const ids = useAppSelector(selectRecentChangeIds);
  return (
    <Section title="Recent changes">
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what="changes"
        rows={3}
        nothing={
          <Card>
            <p>No edit has been applied yet.</p>
          </Card>
        }
      >
        <Card flush>
          <List label="Recent changes">
            {ids.slice(0, shown).map((id) => (
              <ChangeRow key={id} id={id} named />
            ))}
          </List>
        </Card>
      </ScopeState>
    </Section>
  );
}
