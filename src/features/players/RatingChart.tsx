import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { fields } from '@/language/en/fields';
import { ratings } from '@/language/en/ratings';
import { career } from '@/language/en/career';
import { useLanguage } from '@/language/useLanguage';
import { knownDate, type Dated, type DateString } from '@/model/dates';
import type { RatedStep, StrengthRatings } from '@/model/ratings/history';
import { marginOf } from '@/model/ratings/rating';
import { together } from '@/model/ratings/ratingModel';
import { apartOf, type Sport } from '@/model/sports';
import { DataTable, type Column } from '@/ui/DataTable';
import { DateText } from '@/ui/DateText';
import type { CsvContent } from '@/parts/export/csv';
import { oneDecimal } from '@/parts/export/cells';
import { CsvButton } from '@/parts/export/CsvButton';
import { RatingText } from '@/parts/ratings/RatingText';
import { seriesOf, strengthName } from '@/parts/ratings/ratingFilter';
import styles from './RatingChart.module.css';

interface Point extends Dated {
  readonly after: StrengthRatings;
}

export interface RatingChartProps {
  readonly name: string;
  /** Oldest first. */
  readonly steps: readonly RatedStep[];
  readonly now: Point;
  readonly sport: Sport;
  readonly codes: readonly string[];
  readonly caption: ReactNode;
}

const width = 640;
const height = 260;
const edge = { top: 12, right: 12, bottom: 26, left: 42 };

const timeOf = (date: DateString) => new Date(`${date}T00:00:00Z`);

export function RatingChart({ name, steps, now, sport, codes, caption }: RatingChartProps) {
  const { t } = useLanguage();
  const points: readonly Point[] = [...lastOfDays(steps).filter(({ date }) => date !== now.date), now];
  const bounds = points.flatMap(({ after }) => codes.flatMap((code) => bandAt(after, code)));
  const x = scaleUtc([timeOf(points[0]!.date), timeOf(now.date)], [edge.left, width - edge.right]);
  const y = scaleLinear([Math.min(...bounds), Math.max(...bounds)], [height - edge.bottom, edge.top]).nice(5);
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t(ratings.chartLabel, { name })}>
        <Axes x={x} y={y} />
        {codes.map((code) => (
          <StrengthLine
            key={code}
            code={code}
            series={seriesOf(sport, code)}
            points={points}
            steps={steps}
            x={x}
            y={y}
          />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
      <details>
        <summary>{t(ratings.chartTable)}</summary>
        <PointsTable label={t(ratings.chartLabel, { name })} points={points} sport={sport} codes={codes} />
        <CsvButton
          file={`${name}-rating`}
          what={t(career.chartTitle)}
          content={() => pointsCsv(points, sport, codes)}
        />
      </details>
    </figure>
  );
}

const ratingAt = (after: StrengthRatings, code: string) => after[code] ?? after[together];

function bandAt(after: StrengthRatings, code: string): readonly [low: number, high: number] {
  const rating = ratingAt(after, code);
  return [rating.points - marginOf(rating), rating.points + marginOf(rating)];
}

const pointsCsv = (points: readonly Point[], sport: Sport, codes: readonly string[]): CsvContent => ({
  kind: 'cells',
  columns: ['date', apartOf(sport)?.path ?? 'rating', 'points', 'deviation'],
  rows: points.toReversed().flatMap((point) =>
    codes.map((code) => {
      const { points: mean, deviation } = ratingAt(point.after, code);
      return [knownDate(point), code, oneDecimal(mean), oneDecimal(deviation)];
    }),
  ),
});

/** The last step of each day: it includes the day's other matches. */
function lastOfDays(steps: readonly RatedStep[]): readonly Point[] {
  return steps.filter(({ date }, at) => date !== steps[at + 1]?.date);
}

const firstOfYears = (ticks: readonly Date[]) =>
  ticks.filter((tick, at) => tick.getUTCFullYear() !== ticks[at - 1]?.getUTCFullYear());

interface Scales {
  readonly x: ReturnType<typeof scaleUtc<number>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
}

interface StrengthLineProps extends Scales {
  readonly code: string;
  readonly series: number;
  readonly points: readonly Point[];
  readonly steps: readonly RatedStep[];
}

function StrengthLine({ code, series, points, steps, x, y }: StrengthLineProps) {
  const band = area<Point>()
    .x(({ date }) => x(timeOf(date)))
    .y0(({ after }) => y(bandAt(after, code)[0]))
    .y1(({ after }) => y(bandAt(after, code)[1]));
  const middle = line<Point>()
    .x(({ date }) => x(timeOf(date)))
    .y(({ after }) => y(ratingAt(after, code).points));
  return (
    <g data-series={series} className={styles.strength}>
      <path className={styles.band} d={band([...points]) ?? ''} />
      <path className={styles.line} d={middle([...points]) ?? ''} />
      {steps
        .filter((step) => code === together || step.code === code)
        .map((step) => (
          <circle
            key={step.match}
            className={styles.dot}
            cx={x(timeOf(step.date))}
            cy={y(ratingAt(step.after, code).points)}
            r={3}
          />
        ))}
    </g>
  );
}

interface PointsTableProps {
  readonly label: string;
  readonly points: readonly Point[];
  readonly sport: Sport;
  readonly codes: readonly string[];
}

function PointsTable({ label, points, sport, codes }: PointsTableProps) {
  const { t } = useLanguage();
  return (
    <DataTable
      bare
      caption={label}
      columns={[
        { label: t(fields.date), phone: 'lead', cell: (point) => <DateText value={knownDate(point)} /> },
        ...codes.map((code): Column<Point> => ({
          label: strengthName(t, sport, code),
          align: 'end',
          cell: ({ after }) => <RatingText rating={ratingAt(after, code)} />,
        })),
      ]}
      rows={points.toReversed()}
      keyOf={({ date }) => date}
    />
  );
}

function Axes({ x, y }: Scales) {
  return (
    <g className={styles.axes} aria-hidden>
      {y.ticks(5).map((tick) => (
        <g key={tick}>
          <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} />
          <text x={edge.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {firstOfYears(x.ticks(6)).map((tick) => (
        <text key={tick.getTime()} x={x(tick)} y={height - 6} textAnchor="middle">
          {tick.getUTCFullYear()}
        </text>
      ))}
    </g>
  );
}
