import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import type { Outlook } from '@/model/ratings/history';
import { marginOf } from '@/model/ratings/rating';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { RatingText, wholePoints } from '@/parts/ratings/RatingText';
import { StepsTable } from '@/parts/ratings/StepsTable';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useSportQuery } from '@/wiki/sports/useSports';
import { useKeepDay } from '@/parts/days/useKeepDay';

export interface ComparisonProps {
  readonly sport: Sport;
  readonly players: readonly [string, string];
  readonly code: string;
  readonly asOf: DateString;
}

export function Comparison({ sport, players: [id, otherId], code, asOf }: ComparisonProps) {
  const { t } = useLanguage();
  const keepDay = useKeepDay();
  const own = useAppSelector((state) => selectPlayerName(state, id));
  const other = useAppSelector((state) => selectPlayerName(state, otherId));
  const pair = useRatings('pair', { sport: sport.id, players: [playerId(id), playerId(otherId)], asOf });
  const history = useRatings('player', { sport: sport.id, player: playerId(otherId), asOf });
  const outlook = pair.answer?.outlooks[code];
  const steps = history.answer?.steps ?? [];
  return (
    <Section
      title={t(ratings.compareTitle, { name: other })}
      actions={
        <ButtonLink
          size="sm"
          variant="quiet"
          to={keepDay(path('versus', { id, otherId }) + useSportQuery(sport.id))}
        >
          {t(ratings.headToHead)}
        </ButtonLink>
      }
    >
      <Stack gap={3}>
        {outlook && (
          <Panel>
            <Verdict own={own} other={other} outlook={outlook} />
          </Panel>
        )}
        {steps.length > 0 && <StepsTable caption={other} sport={sport} steps={steps} code={code} />}
      </Stack>
    </Section>
  );
}

interface VerdictProps {
  readonly own: string;
  readonly other: string;
  readonly outlook: Outlook;
}

function Verdict({ own, other, outlook }: VerdictProps) {
  const { t, number } = useLanguage();
  const gap = Math.round(outlook.own.points) - Math.round(outlook.other.points);
  const text = gap === 0 ? ratings.gapEqual : gap < 0 ? ratings.gapBelow : ratings.gapAbove;
  const overlap = Math.abs(gap) < marginOf(outlook.own) + marginOf(outlook.other);
  const share = (value: number) => number(value, { style: 'percent' });
  return (
    <Stack gap={1}>
      <p>
        {own} <RatingText rating={outlook.own} /> · {other} <RatingText rating={outlook.other} />
      </p>
      <p>{t(text, { own, other, points: wholePoints(Math.abs(gap)) })}</p>
      <p>{t(overlap ? ratings.overlap : ratings.apart)}</p>
      <p>
        {t(ratings.outlook, {
          own,
          other,
          chance: share(outlook.chance),
          otherChance: share(1 - outlook.chance),
        })}
      </p>
    </Stack>
  );
}
