import { pointsText } from '@/model/records/points';
import type { ReactNode } from 'react';
import { players as texts } from '@/language/en/players';
import { ratedDay } from '@/language/en/ratedDay';
import { useLanguage } from '@/language/useLanguage';
import type { RatingAnswers } from '@/model/ratings/ratingsHost';
import { apartOf, type Sport } from '@/model/sports';
import { emptyTally, matchesIn } from '@/model/matches/tally';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { ShareBar } from '@/ui/ShareBar';
import { countsTitle, wordOf } from '@/parts/words/sportWords';
import { CsvButton } from '@/parts/export/CsvButton';
import { RatingText } from '@/parts/ratings/RatingText';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { strengthName } from '@/parts/ratings/ratingFilter';
import { LeftOut } from './LeftOut';
import type { PairRatingsProps } from './PairRatings';
import { outlookTable } from './outlookTable';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './PairFigures.module.css';
import { pairTallies, type PairTallies } from './rivalsSelectors';

interface PairFiguresProps extends PairRatingsProps {
  readonly codes: readonly string[];
}

export function PairFigures({ ids, names, sport, pair, codes, rated: { outlooks, asOf } }: PairFiguresProps) {
  const { t, dates } = useLanguage();
  const [until] = useAsOf();
  const title =
    until === undefined ? t(texts.expectedToday) : t(texts.expectedOn, { date: dates.day(until) ?? until });
  const tallies = pairTallies(pair.held, ids[0], sport);
  return (
    <Section
      title={title}
      actions={
        // Rendered from the start, because it has a row of its own on a phone.
        <CsvButton
          file={`${names.join('-')}-${asOf}`}
          what={title}
          content={() => outlookTable(sport, ids, names, outlooks ?? {}, tallies)}
          disabled={Object.keys(outlooks ?? {}).length === 0}
        />
      }
    >
      <Panel>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{names[0]}</th>
              <td />
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          {codes.map((code) => (
            <Strength
              key={code}
              name={apartOf(sport) ? strengthName(t, sport, code) : undefined}
              sport={sport}
              // Keeps the rows' height while they are computed.
              outlook={outlooks?.[code]}
              tally={tallies[code]}
            />
          ))}
        </table>
      </Panel>
      <LeftOut of={pair.held} />
    </Section>
  );
}

interface StrengthProps {
  readonly name: string | undefined;
  readonly sport: Sport;
  readonly outlook: RatingAnswers['pair']['outlooks'][string] | undefined;
  readonly tally: PairTallies[string] | undefined;
}

function Strength({ name, sport, outlook, tally = emptyTally }: StrengthProps) {
  const { t, number } = useLanguage();
  const percent = (value: number) => number(value, { style: 'percent' });
  const { wins, losses, roundsWon, roundsLost } = tally;
  return (
    <tbody>
      {name !== undefined && (
        <tr>
          <th scope="rowgroup" colSpan={3} className={styles.strength}>
            {name}
          </th>
        </tr>
      )}
      <Figure
        label={t(texts.chance)}
        values={outlook && [percent(outlook.chance), percent(1 - outlook.chance)]}
        share={outlook?.chance ?? 0.5}
      />
      <Figure
        label={t(ratedDay.rating)}
        values={outlook && [<RatingText rating={outlook.own} />, <RatingText rating={outlook.other} />]}
      />
      {matchesIn(tally) > 0 && (
        <Figure
          label={wordOf(t, sport, 'matches')}
          values={[String(wins), String(losses)]}
          share={shareOf(wins, losses)}
        />
      )}
      {roundsWon + roundsLost > 0 && (
        <Figure
          label={countsTitle(t, [sport])}
          values={[pointsText(roundsWon), pointsText(roundsLost)]}
          share={shareOf(roundsWon, roundsLost)}
        />
      )}
    </tbody>
  );
}

const shareOf = (own: number, other: number): number => (own + other === 0 ? 0.5 : own / (own + other));

interface FigureProps {
  readonly label: string;
  readonly values: readonly [ReactNode, ReactNode] | undefined;
  /** The first player's share, from 0 to 1. Figures without a whole have no bar. */
  readonly share?: number;
}

function Figure({ label, values, share }: FigureProps) {
  const [own, other] = values ?? ['–', '–'];
  return (
    <tr>
      <td>{own}</td>
      <th scope="row" className={styles.label}>
        {label}
        {share !== undefined && (
          // Keeps its height while unknown; halves would say that both are as likely.
          <div className={values ? undefined : styles.unknown}>
            <ShareBar share={share} />
          </div>
        )}
      </th>
      <td>{other}</td>
    </tr>
  );
}
