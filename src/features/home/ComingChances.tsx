import { home } from '@/language/en/home';
import { useLanguage } from '@/language/useLanguage';
import { matchName } from '@/model/matchFacts';
import type { SportId } from '@/model/ids';
import type { Match } from '@/model/records';
import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { List, ListRow } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { Stack } from '@/ui/Stack';
import { choiceWords } from '@/parts/display/sportWords';
import { ChanceText } from '@/parts/ratings/ChanceText';
import { useMatchRatings } from '@/parts/ratings/useMatchRatings';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { useOnlyFirst } from '@/parts/scopes/useOnlyFirst';
import { useRatings } from '@/wiki/ratings/useRatings';
import { selectMatch } from '@/wiki/records/recordsSelectors';
import { useSport } from '@/wiki/sports/useSports';
import styles from './ComingChances.module.css';
import { useMainMatches } from './useMainMatches';

/** The main matches of a coming event with the chances of both sides, and how well such chances have come true. */
export function ComingChances({ event }: { readonly event: string }) {
  const { t } = useLanguage();
  const ids = useMainMatches(event, 'open');
  const sport = useAppSelector((state) => selectMatch(state, ids[0] ?? '')?.event.sport.id);
  if (sport === undefined) return undefined;
  return (
    <Stack gap={2}>
      <Panel flush>
        <List label={t(home.chances)}>
          {ids.map((id) => (
            <ChanceRow key={id} id={id} />
          ))}
        </List>
      </Panel>
      <Calibration sport={sport} />
    </Stack>
  );
}

function ChanceRow({ id }: { readonly id: string }) {
  const match = useAppSelector((state) => selectMatch(state, id));
  return match && <KnownRow match={match} />;
}

function KnownRow({ match }: { readonly match: Match }) {
  const { t } = useLanguage();
  const { id, player1, player2, event } = match;
  const sport = useSport(event.sport.id);
  const chance = useMatchRatings(match, sport)?.outlook?.chance;
  return (
    <ListRow
      to={path('match', { id })}
      title={matchName(match)}
      // Its line is kept until the ratings answer.
      subtitle={
        chance === undefined ? '\u00a0' : <ChanceText names={[player1.name, player2.name]} chance={chance} />
      }
      meta={choiceWords(t, sport, match, 'alone').join(' · ')}
    />
  );
}

/** The past of such chances: what a reader may think of a favourite at 70 %. */
function Calibration({ sport }: { readonly sport: SportId }) {
  const { t, number, list } = useLanguage();
  const asOf = useRatedDay();
  const partial = useOnlyFirst();
  const { answer = [] } = useRatings('calibration', { sport, asOf }, !partial);
  if (partial || answer.length === 0) return undefined;
  const percent = (value: number) => number(value, { style: 'percent' });
  return (
    <p className={styles.calibration}>
      {t(home.calibration, {
        bands: list(
          answer.map(({ from, to, matches, won }) =>
            t(home.calibrationBand, {
              from: percent(from),
              to: percent(to),
              share: percent(won / matches),
              count: matches,
            }),
          ),
        ),
      })}
    </p>
  );
}
