import { pointsText } from '@/model/records/points';
import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import type { RatedStep } from '@/model/ratings/history';
import { together } from '@/model/ratings/ratingModel';
import type { Sport } from '@/model/sports';
import { Panel } from '@/ui/Panel';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
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
  const { t } = useLanguage();
  const columns: readonly Column[] = [
    { key: 'match', label: wordOf(t, sport, 'match'), phone: 'lead' },
    { key: 'expected', label: t(ratings.expected), align: 'end' },
    { key: 'actual', label: t(ratings.actual), align: 'end' },
    { key: 'change', label: t(ratings.change), align: 'end' },
    { key: 'after', label: t(ratings.after), align: 'end', phone: 'end' },
  ];
  return (
    <Panel flush>
      <DataTable caption={caption} columns={columns}>
        {steps.toReversed().map((step) => (
          <Row key={step.match} step={step} code={code} sport={sport} />
        ))}
      </DataTable>
    </Panel>
  );
}

interface RowProps {
  readonly step: RatedStep;
  readonly code: string;
  readonly sport: Sport;
}

function Row({ step, code, sport }: RowProps) {
  const { t, number } = useLanguage();
  const scored = step.won !== undefined && step.lost !== undefined;
  const rounds = scored ? step.won + step.lost : 1;
  const isOther = code !== together && step.code !== undefined && step.code !== code;
  const [before, after] = [
    step.before[code] ?? step.before[together],
    step.after[code] ?? step.after[together],
  ];
  return (
    <DataRow>
      <DataCell column="match" header>
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
      </DataCell>
      <DataCell column="expected">
        {t(ratings.expectedRounds, {
          expected: number(step.expectedRounds, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
          rounds,
        })}
      </DataCell>
      <DataCell column="actual">
        {scored ? t(ratings.actualRounds, { won: pointsText(step.won), rounds: pointsText(rounds) }) : '–'}
      </DataCell>
      <DataCell column="change">
        <span className={styles.change}>{signedPoints(after.points - before.points)}</span>
        {isOther && step.code && <span className={styles.other}>{strengthName(t, sport, step.code)}</span>}
      </DataCell>
      <DataCell column="after">
        <RatingText rating={after} />
      </DataCell>
    </DataRow>
  );
}
