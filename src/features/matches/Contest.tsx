import { useLanguage } from '@/language/useLanguage';
import { matchName } from '@/model/matches/matchFacts';
import type { Match } from '@/model/records/records';
import { type Sport } from '@/model/sports';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { MatchMarks } from '@/parts/matches/MatchMarks';
import { MatchScore } from '@/parts/matches/MatchScore';
import { MatchChance } from './MatchChance';
import styles from './MatchPage.module.css';
import { TitleLink } from './TitleLink';
import { TwoSides } from './TwoSides';
import { wordOf } from '@/parts/words/sportWords';
import { useMatchRatings } from '@/parts/ratings/useMatchRatings';
import { ReportButton } from '@/parts/reports/ReportButton';

export function Contest({ match, sport }: { readonly match: Match; readonly sport: Sport | undefined }) {
  const { t } = useLanguage();
  const rated = useMatchRatings(match, sport);
  return (
    <Section title={wordOf(t, sport, 'match')}>
      <Panel>
        <Stack gap={4}>
          <MatchScore match={match} />
          <p className={styles.marks}>
            <MatchMarks match={match} />
          </p>
          <TitleLink match={match} sport={sport} />
          <MatchChance match={match} rated={rated} />
          <TwoSides match={match} rated={rated} />
          {match.note !== undefined && <p className={styles.note}>{match.note}</p>}
        </Stack>
      </Panel>
      <ReportButton collection="match" id={match.id} name={matchName(match)} />
    </Section>
  );
}
