import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { UnconfirmedCards } from '@/parts/live/lazyLive';
import { WatchedSection } from '@/parts/watches/WatchedSection';
import { Columns } from '@/ui/Stack';
import { selectConfirmedMatches } from '@/wiki/records/identitiesSelectors';
import { selectEventIds } from '@/wiki/records/recordsSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { ComingEvents } from './ComingEvents';
import { EarlierEvents } from './EarlierEvents';
import { FirstSteps } from './FirstSteps';
import { OnThisDay } from './OnThisDay';
import { RecentChanges } from './RecentChanges';
import { Waiting } from './Waiting';
import styles from './HomePage.module.css';

export function HomeRest() {
  const isModerator = useAppSelector(selectIsModerator);
  return (
    <>
      <div className={styles.across}>
        <OnThisDay />
        <Waiting />
        {isModerator && <UnconfirmedCards />}
      </div>
      <Columns aside>
        <div>
          <ComingEvents />
          <EarlierEvents />
        </div>
        <div>
          <FirstSteps />
          <WatchedSection />
          <RecentChanges />
        </div>
      </Columns>
      <Counts />
    </>
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
    ...(events > 0 ? [t(words.eventCount, { count: events })] : []),
    ...(matches > 0 ? [t(words.matchCount, { count: matches })] : []),
    ...(players > 0 ? [t(words.playerCount, { count: players })] : []),
  ];
  return <p className={styles.counts}>{counts.join(' · ')}</p>;
}
