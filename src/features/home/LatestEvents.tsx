import { CalendarDays } from 'lucide-react';
import { sameItems } from '@/lib/sameItems';
import { home } from '@/language/en/home';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Panel } from '@/ui/Panel';
import { EmptyState } from '@/ui/EmptyState';
import { List } from '@/ui/List';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { EventRow } from '@/parts/records/EventRow';
import { MatchRow } from '@/parts/matches/MatchRow';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { useToday } from '@/parts/days/useToday';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { selectComingEventIds, selectLatestEventIds } from './homeSelectors';
import { useMainMatches } from './useMainMatches';

const shown = 3;

export function LatestEvents() {
  const t = useText();
  const today = useToday();
  const scope = useAppSelector((state) => selectScopeStatus(state, { kind: 'events' }));
  const ids = useAppSelector((state) => selectLatestEventIds(state, today, shown), sameItems);
  const next = useAppSelector((state) => selectComingEventIds(state, today)[0]);
  const [sport, ...others] = useSports();
  return (
    <Section
      title={t(home.latestEvents)}
      actions={
        sport && (
          <ButtonLink
            size="sm"
            variant="quiet"
            to={others.length > 0 ? path('sports') : path('sport', { id: sport.id })}
          >
            {t(home.allEvents)}
          </ButtonLink>
        )
      }
    >
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0 && next === undefined}
        what={t(words.events)}
        rows={15}
        nothing={<EmptyState icon={<CalendarDays />} title={t(home.noEventsYet)} />}
      >
        <Stack gap={3}>
          {/* Keyed by position: a newer event replaces an older one without moving the layout. */}
          {ids.map((id, at) => (
            <LatestEvent key={at} id={id} />
          ))}
        </Stack>
      </ScopeState>
    </Section>
  );
}

function LatestEvent({ id }: { readonly id: string }) {
  const matches = useMainMatches(id, 'decided');
  return (
    <Panel flush>
      <List>
        <EventRow id={id} />
        {matches.map((match) => (
          <MatchRow key={match} id={match} />
        ))}
      </List>
    </Panel>
  );
}
