import { pointsText } from '@/model/records/points';
import { ratings } from '@/language/en/ratings';
import { useLanguage, useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import type { RatedStep } from '@/model/ratings/history';
import { together } from '@/model/ratings/ratingModel';
import type { Sport } from '@/model/sports';
import { DataTable, type Column } from '@/ui/DataTable';
import { DateText } from '@/ui/DateText';
import { EventLink } from '../records/EventLink';
import { PlayerLink } from '../records/PlayerLink';
import { wordOf } from '../words/sportWords';
import { strengthName } from './ratingFilter';
import { RatingText, signedPoints, wholePoints } from './RatingText';
import styles from './StepsTable.module.css';

export interface StepsTableProps {
  readonly caption: string;
  readonly sport: Sport;
  /** Oldest first; shown newest first. */
  readonly steps: readonly RatedStep[];
  readonly code: string;
}

export function StepsTable({ caption, sport, steps, code }: StepsTableProps) {
  const { t, number } = useLanguage();
  const at = (all: RatedStep['after']) => all[code] ?? all[together];
  const roundsOf = ({ won, lost }: RatedStep) => (won === undefined || lost === undefined ? 1 : won + lost);
  const columns: readonly Column<RatedStep>[] = [
    {
      label: wordOf(t, sport, 'match'),
      phone: 'lead',
      cell: (step) => <Fought step={step} sport={sport} />,
    },
    {
      label: t(ratings.expected),
      align: 'end',
      cell: (step) =>
        t(ratings.expectedRounds, {
          expected: number(step.expectedRounds, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
          rounds: roundsOf(step),
        }),
    },
    {
      label: t(ratings.actual),
      align: 'end',
      cell: (step) =>
        step.won === undefined || step.lost === undefined
          ? '–'
          : t(ratings.actualRounds, { won: pointsText(step.won), rounds: pointsText(roundsOf(step)) }),
    },
    {
      label: t(ratings.change),
      align: 'end',
      cell: (step) => (
        <>
          <span className={styles.change}>
            {signedPoints(at(step.after).points - at(step.before).points)}
          </span>
          {code !== together && step.code && step.code !== code && (
            <span className={styles.other}>{strengthName(t, sport, step.code)}</span>
          )}
        </>
      ),
    },
    {
      label: t(ratings.after),
      align: 'end',
      phone: 'end',
      cell: ({ after }) => <RatingText rating={at(after)} />,
    },
  ];
  return (
    <DataTable caption={caption} columns={columns} rows={steps.toReversed()} keyOf={({ match }) => match} />
  );
}

interface FoughtProps extends Pick<StepsTableProps, 'sport'> {
  readonly step: RatedStep;
}

function Fought({ step, sport }: FoughtProps) {
  const t = useText();
  return (
    <>
      <div>
        <PlayerLink id={step.opponent} name={step.opponent} />
      </div>
      <div className={styles.facts}>
        <DateText value={knownDate(step)} />
        <EventLink id={step.event} sport={sport.id} />
        {step.code && <span>{strengthName(t, sport, step.code)}</span>}
        <span>
          {t(ratings.ratedAgainst, {
            own: wholePoints(step.own.points),
            other: wholePoints(step.other.points),
          })}
        </span>
        {step.first && <span>{t(ratings.startHint)}</span>}
      </div>
    </>
  );
}
