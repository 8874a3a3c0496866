import { sameItems } from '@/lib/sameItems';
import { List } from '@/ui/List';
import { records } from '@/language/en/records';
import { home } from '@/language/en/home';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { EventRow } from '@/parts/records/EventRow';
import { MatchRow } from '@/parts/matches/MatchRow';
import { useToday } from '@/parts/days/useToday';
import { useEventsPath } from '@/wiki/sports/useSports';
import { selectLatestEventIds } from './homeSelectors';
import { useMainMatches } from './useMainMatches';

const shown = 3;

/** The events before the last one, which has a panel of its own. */
export function EarlierEvents() {
  const t = useText();
  const today = useToday();
  const ids = useAppSelector((state) => selectLatestEventIds(state, today, shown).slice(1), sameItems);
  const allEvents = useEventsPath();
  if (ids.length === 0) return undefined;
  return (
    <Section
      title={t(home.earlierEvents)}
      actions={
        <ButtonLink size="sm" variant="quiet" to={allEvents}>
          {t(records.allEvents)}
        </ButtonLink>
      }
    >
      <Stack gap={3}>
        {/* Keyed by position: a newer event replaces an older one without moving the layout. */}
        {ids.map((id, at) => (
          <EarlierEvent key={at} id={id} />
        ))}
      </Stack>
    </Section>
  );
}

function EarlierEvent({ id }: { readonly id: string }) {
  const matches = useMainMatches(id, 'decided');
  return (
    <List>
      <EventRow id={id} />
      {matches.map((match) => (
        <MatchRow key={match} id={match} />
      ))}
    </List>
  );
}
