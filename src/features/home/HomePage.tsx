import { home } from '@/language/en/home';
import { titles } from '@/language/en/titles';
import { useLanguage } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { localText } from '@/parts/words/sportWords';
import { FollowedSection } from '@/parts/follows/FollowedSection';
import { Columns, Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { selectEventIds } from '@/wiki/records/recordsSelectors';
import { selectConfirmedMatches } from '@/wiki/records/identitiesSelectors';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { useScope } from '@/wiki/scopes/useScope';
import { useSports } from '@/wiki/sports/useSports';
import { ComingEvents } from './ComingEvents';
import { EarlierEvents } from './EarlierEvents';
import { FirstSteps } from './FirstSteps';
import { Intro } from './Intro';
import { LastEvent } from './LastEvent';
import { Leaders } from './Leaders';
import { NextEvent } from './NextEvent';
import { OnThisDay } from './OnThisDay';
import { RecentChanges } from './RecentChanges';
import { Waiting } from './Waiting';
import type { SportId } from '@/model/ids';
import styles from './HomePage.module.css';

function HomePage() {
  const { t, list } = useLanguage();
  const sports = useSports();
  const names = list(sports.map(({ name }) => t(localText(name))));
  useHead(t(titles.home), { description: t(home.description, { sports: names }) });
  return (
    <div className={styles.page}>
      {sports.map(({ id }) => (
        <WholeSport key={id} sport={id} />
      ))}
      <h1 tabIndex={-1} className={styles.title}>
        {t(home.headline, { sports: names })}
      </h1>
      <Intro sports={names} />
      {/* The page that the server renders has the same order: functions/src/serve/head/homeWords.ts. */}
      <Stack gap={5} waits>
        <div className={styles.events}>
          <NextEvent />
          <LastEvent />
        </div>
        <div>
          {sports.map((sport) => (
            <Leaders key={sport.id} sport={sport} />
          ))}
        </div>
        <div className={styles.across}>
          <OnThisDay />
          <Waiting />
        </div>
        <Columns aside>
          <div>
            <ComingEvents />
            <EarlierEvents />
          </div>
          <div>
            <FirstSteps />
            <FollowedSection />
            <RecentChanges />
          </div>
        </Columns>
        <Counts />
      </Stack>
    </div>
  );
}

function Counts() {
  const { t } = useLanguage();
  // While records are missing, counts would be wrong.
  const few = useAppSelector(selectIsPartial);
  const events = useAppSelector((state) => (few ? 0 : selectEventIds(state).length));
  const matches = useAppSelector((state) => (few ? 0 : selectConfirmedMatches(state).size));
  const players = useAppSelector((state) => (few ? 0 : state.players.rows.size));
  const counts = [
    ...(events > 0 ? [t(home.countEvents, { count: events })] : []),
    ...(matches > 0 ? [t(home.countMatches, { count: matches })] : []),
    ...(players > 0 ? [t(home.countPlayers, { count: players })] : []),
  ];
  return <p className={styles.counts}>{counts.join(' · ')}</p>;
}

/** Follows the scopes of one sport. A component, because a hook cannot run in a loop. */
function WholeSport({ sport }: { readonly sport: SportId }) {
  useScope({ kind: 'matchesOfSport', sport });
  useScope({ kind: 'events' });
  useScope({ kind: 'players' });
  return undefined;
}

export const page = definePage({ Component: HomePage });
