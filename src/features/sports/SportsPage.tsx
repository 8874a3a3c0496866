import { words } from '@/language/en/words';
import { Medal } from 'lucide-react';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { sports as texts } from '@/language/en/sports';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { List, ListRow } from '@/ui/List';
import { PageHeader } from '@/ui/PageHeader';
import { selectEventIdsOfSport, selectMatchIdsOfSport } from '@/wiki/records/recordsSelectors';
import { selectPlayerCountOfSport } from '@/wiki/records/sportSelectors';
import { localText } from '@/parts/words/sportWords';
import { useScope } from '@/wiki/scopes/useScope';
import { useSports } from '@/wiki/sports/useSports';
import { useReadiness } from '@/parts/scopes/useReadiness';

function SportsPage() {
  const t = useText();
  const sports = useSports();
  return (
    <>
      <PageHeader title={t(titles.sports)} description={t(texts.sportsDescription)} />
      <List label={t(titles.sports)}>
        {sports.map((sport) => (
          <SportRow key={sport.id} sport={sport} />
        ))}
      </List>
    </>
  );
}

function SportRow({ sport: { id, name } }: { readonly sport: Sport }) {
  const t = useText();
  const matchScope = useScope({ kind: 'matchesOfSport', sport: id });
  const eventScope = useScope({ kind: 'events' });
  const events = useAppSelector((state) => selectEventIdsOfSport(state, id).length);
  const matches = useAppSelector((state) => selectMatchIdsOfSport(state, id).length);
  const players = useAppSelector((state) => selectPlayerCountOfSport(state, id));
  const counts = [
    t(words.eventCount, { count: events }),
    t(words.matchCount, { count: matches }),
    t(words.playerCount, { count: players }),
  ];
  const readiness = useReadiness([eventScope, matchScope], { stored: 'match' });
  const known = readiness === 'ready' || (readiness !== 'restoring' && events > 0 && matches > 0);
  return (
    <ListRow
      to={path('sport', { id })}
      leading={<Medal />}
      title={t(localText(name))}
      subtitle={
        known ? counts.join(' · ') : readiness === 'failed' ? t(texts.countsFailed) : t(texts.counting)
      }
    />
  );
}

export const page = definePage({ Component: SportsPage });
