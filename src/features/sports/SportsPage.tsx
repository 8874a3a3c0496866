import { Medal } from 'lucide-react';
import { path, routes } from '@/model/routes';
import { sports, type Sport } from '@/model/sports';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { List, ListRow } from '@/ui/List';
import { PageHeader } from '@/ui/PageHeader';
import { useHead } from '@/ui/useHead';
import { countOf } from '@/features/wiki/display/countOf';
import { selectEventIdsOfSport, selectMatchIdsOfSport } from '@/features/wiki/records/recordsSelectors';
import { selectPlayerCountOfSport } from '@/features/wiki/display/sportSelectors';
import { useScope } from '@/features/wiki/scopes/useScope';

function SportsPage() {
  useHead(routes.sports.title, { description: 'The sports whose results Armwiki keeps.' });
  return (
    <>
      <PageHeader title={routes.sports.title} />
      <Card flush>
        <List label="Sports">
          {sports.map((sport) => (
            <SportRow key={sport.id} sport={sport} />
          ))}
        </List>
      </Card>
    </>
  );
}

function SportRow({ sport: { id, name } }: { readonly sport: Sport }) {
  const matchScope = useScope({ kind: 'matchesOfSport', sport: id });
  const eventScope = useScope({ kind: 'events' });
  const events = useAppSelector((state) => selectEventIdsOfSport(state, id).length);
  const matches = useAppSelector((state) => selectMatchIdsOfSport(state, id).length);
  const players = useAppSelector((state) => selectPlayerCountOfSport(state, id));
  const counts = [countOf(events, 'event'), countOf(matches, 'match', 'matches'), countOf(players, 'player')];
  const known =
    (events > 0 || eventScope?.status === 'live') && (matches > 0 || matchScope?.status === 'live');
  const failed = eventScope?.status === 'failed' || matchScope?.status === 'failed';
  return (
    <ListRow
      to={path('sport', { id })}
      leading={<Medal aria-hidden />}
      title={name}
      subtitle={known ? counts.join(' · ') : failed ? 'Counts could not be loaded' : 'Counting…'}
    />
  );
}

export const page = definePage({ Component: SportsPage });
