import { Search } from 'lucide-react';
import { path, routes } from '@/model/routes';
import { sports } from '@/model/sports';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { PageHeader } from '@/ui/PageHeader';
import { Columns, Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { countOf } from '@/features/wiki/display/countOf';
import { selectEventIds } from '@/features/wiki/records/recordsSelectors';
import { useScope } from '@/features/wiki/scopes/useScope';
import { ComingEvents } from './ComingEvents';
import { LatestEvents } from './LatestEvents';
import { Leaders } from './Leaders';
import { RecentChanges } from './RecentChanges';
import { Waiting } from './Waiting';

function HomePage() {
  useHead(routes.home.title, {
    description: 'Events, matches and players of arm wrestling, kept by its community.',
  });
  const events = useAppSelector((state) => selectEventIds(state).length);
  const matches = useAppSelector((state) => state.matches.rows.size);
  const players = useAppSelector((state) => state.players.rows.size);
  return (
    <>
      {sports.map(({ id }) => (
        <WholeSport key={id} sport={id} />
      ))}
      <PageHeader
        title={routes.home.title}
        meta={[
          ...(events > 0 ? [countOf(events, 'event')] : []),
          ...(matches > 0 ? [countOf(matches, 'match', 'matches')] : []),
          ...(players > 0 ? [countOf(players, 'player')] : []),
        ]}
        actions={
          <ButtonLink to={path('players')} icon={<Search aria-hidden />}>
            Find a player
          </ButtonLink>
        }
      />
      <Stack gap={6}>
        <Waiting />
        <Columns aside>
          <div>
            <LatestEvents />
            <ComingEvents />
          </div>
          <div>
            {sports.map((sport) => (
              <Leaders key={sport.id} sport={sport} />
            ))}
            <RecentChanges />
          </div>
        </Columns>
      </Stack>
    </>
  );
}

/** Follows what the page shows of one sport: a hook cannot stand in a loop, a component can. */
function WholeSport({ sport }: { readonly sport: (typeof sports)[number]['id'] }) {
  useScope({ kind: 'matchesOfSport', sport });
  useScope({ kind: 'events' });
  useScope({ kind: 'players' });
  return undefined;
}

export const page = definePage({ Component: HomePage });
