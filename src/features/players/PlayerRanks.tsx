import { career } from '@/language/en/career';
import { useLanguage } from '@/language/useLanguage';
import { ratingQuestion } from '@/model/published/playerRatings';
import { strengthParam } from '@/model/ratings/ratingFilter';
import type { Places } from '@/model/ratings/places';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { TextLink } from '@/ui/TextLink';
import { strengthName } from '@/parts/ratings/ratingFilter';
import { useShownRatings } from '@/parts/ratings/useShownRatings';
import { strengthsFought } from './strengthsFought';
import { SummaryFact } from './SummaryFact';

export interface PlayerRanksProps {
  readonly id: string;
  readonly sport: Sport;
  readonly matches: readonly Match[];
}

export function PlayerRanks({ id, sport, matches }: PlayerRanksProps) {
  const { t, number } = useLanguage();
  const { asked, answer } = useShownRatings('places', (asOf) => ratingQuestion(sport.id, id, asOf));
  const rankIn = (code: string) => {
    if (!answer) return '\u00a0';
    const rank = answer.places?.ranks[code];
    if (answer.places === undefined || rank === undefined) return '–';
    return (
      <TextLink plain to={rankingPath(sport, code, answer.places, asked)}>
        {t(career.rank, { rank: number(rank) })}
      </TextLink>
    );
  };
  return strengthsFought(sport, matches).map((code) => (
    <SummaryFact key={code} term={strengthName(t, sport, code)} large>
      {rankIn(code)}
    </SummaryFact>
  ));
}

function rankingPath(sport: Sport, code: string, { gender }: Places, asOf: string | undefined): string {
  const strength = strengthParam(sport);
  const params = new URLSearchParams({ sport: sport.id, gender, ...(strength && { [strength]: code }) });
  if (asOf !== undefined) params.set('asof', asOf);
  return `${path('rankings')}?${params}`;
}
