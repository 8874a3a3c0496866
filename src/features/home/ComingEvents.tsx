import { sameItems } from '@/lib/sameItems';
import { home } from '@/language/en/home';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import { EventRow } from '@/features/wiki/display/EventRow';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { useToday } from '@/features/wiki/display/useToday';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';
import { selectComingEventIds } from './homeSelectors';

/** The events after the next one, which stands above, or a word that there is none. */
export function ComingEvents() {
  const t = useText();
  const today = useToday();
  const scope = useAppSelector((state) => selectScopeStatus(state, { kind: 'events' }));
  const ids = useAppSelector((state) => selectComingEventIds(state, today), sameItems);
  const later = ids.slice(1);
  if (ids.length > 0 && later.length === 0) return undefined;
  return (
    <Section title={t(home.comingEvents)} count={later.length || undefined}>
      <ScopeState
        scopes={[scope]}
        empty={later.length === 0}
        what={t(words.events)}
        rows={1}
        nothing={
          <Card>
            <p>{t(home.noneComing)}</p>
          </Card>
        }
      >
        <Card flush>
          <List label={t(home.comingEvents)}>
            {later.map((id) => (
              <EventRow key={id} id={id} />
            ))}
          </List>
        </Card>
      </ScopeState>
    </Section>
  );
}
