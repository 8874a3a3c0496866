import { home } from '@/language/en/home';
import { titles } from '@/language/en/titles';
import { useLanguage } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { localText } from '@/parts/words/sportWords';
import { FollowedSection } from '@/parts/follows/FollowedSection';
import { PageHeader } from '@/ui/PageHeader';
import { Columns, Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { selectEventIds } from '@/wiki/records/recordsSelectors';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { useScope } from '@/wiki/scopes/useScope';
import { selectLikelyRole } from '@/wiki/session/sessionSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { ComingEvents } from './ComingEvents';
import { LatestEvents } from './LatestEvents';
import { Leaders } from './Leaders';
import { NextEvent } from './NextEvent';
import { RecentChanges } from './RecentChanges';
import { Waiting } from './Waiting';
import type { SportId } from '@/model/ids';
import { selectConfirmedMatches } from '@/wiki/records/identitiesSelectors';

function HomePage() {
  const { t, list } = useLanguage();
  const sports = useSports();
  const names = list(sports.map(({ name }) => t(localText(name))));
  useHead(t(titles.home), { description: t(home.description, { sports: names }) });
  const role = useAppSelector(selectLikelyRole);
  // While records are missing, counts would be wrong.
  const few = useAppSelector(selectIsPartial);
  const events = useAppSelector((state) => (few ? 0 : selectEventIds(state).length));
  const matches = useAppSelector((state) => (few ? 0 : selectConfirmedMatches(state).size));
  const players = useAppSelector((state) => (few ? 0 : state.players.rows.size));
  return (
    <>
      {sports.map(({ id }) => (
        <WholeSport key={id} sport={id} />
      ))}
      <PageHeader
        title={t(home.headline, { sports: names })}
        meta={[
          ...(events > 0 ? [t(home.countEvents, { count: events })] : []),
          ...(matches > 0 ? [t(home.countMatches, { count: matches })] : []),
          ...(players > 0 ? [t(home.countPlayers, { count: players })] : []),
          // Keeps the line's height until the first count.
          ...(events + matches + players === 0 ? ['\u00a0'] : []),
        ]}
        // Members know what the site is; only visitors see the lead.
        lead={role === 'visitor' ? t(home.lead, { sports: names }) : undefined}
      />
      <Stack gap={6}>
        <Waiting />
        <FollowedSection />
        <Columns aside>
          <div>
            <NextEvent />
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

/** Follows the scopes of one sport. A component, because a hook cannot run in a loop. */
function WholeSport({ sport }: { readonly sport: SportId }) {
  useScope({ kind: 'matchesOfSport', sport });
  useScope({ kind: 'events' });
  useScope({ kind: 'players' });
  return undefined;
}

export const page = definePage({ Component: HomePage });
