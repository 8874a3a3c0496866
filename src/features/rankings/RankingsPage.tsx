import { useLocation } from 'react-router';
import { titles } from '@/language/en/titles';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { oddsId } from '@/model/sharing/anchors';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { definePage } from '@/store/page';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { sportName } from '@/parts/words/sportWords';
import { AsOf } from '@/parts/ratings/AsOf';
import { OddsNote } from '@/parts/ratings/OddsNote';
import { Ranking } from '@/parts/ratings/Ranking';
import { RankingNote } from '@/parts/ratings/RankingNote';
import { RankingViews } from '@/parts/ratings/RankingViews';
import { askedCode, readRatingFilter } from '@/model/ratings/ratingFilter';
import { useAskedSport } from '@/parts/ratings/useAskedSport';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { SportChoices } from '@/parts/ratings/SportChoices';
import { DataMenu, DataPage } from '@/parts/export/DataMenu';
import { ShareMenu } from '@/parts/sharing/ShareMenu';
import { useSports } from '@/wiki/sports/useSports';
import styles from './RankingsPage.module.css';

function RankingsPage() {
  const t = useText();
  const asksForOdds = useLocation().hash === `#${oddsId}`;
  const sports = useSports();
  const sport = useAskedSport();
  if (!sport) return <UnknownSport />;
  return (
    <DataPage>
      <PageHeader
        title={t(titles.rankings)}
        description={t(ratings.description)}
        meta={[sportName(t, sports, sport.id)]}
        beside={
          <>
            <AsOf sport={sport.id} />
            <span className={styles.tools}>
              <ShareRanking sport={sport} />
              <DataMenu />
            </span>
          </>
        }
      />
      <RankingViews sport={sport} />
      <Stack gap={4}>
        <SportChoices sport={sport} route="rankings" />
        {asksForOdds && <OddsNote sport={sport.id} />}
        <Ranking sport={sport.id} />
        <RankingNote sport={sport} />
        {!asksForOdds && <OddsNote sport={sport.id} />}
      </Stack>
    </DataPage>
  );
}

function ShareRanking({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const { search } = useLocation();
  const { code, gender } = readRatingFilter(new URLSearchParams(search), sport);
  return (
    <ShareMenu
      title={t(titles.rankings)}
      to={path('rankings') + search}
      embed={{ kind: 'rankings', sport: sport.id, gender, ...askedCode(code) }}
    />
  );
}

export const page = definePage({ Component: RankingsPage });
