import { allTime as texts } from '@/language/en/allTime';
import { useLanguage } from '@/language/useLanguage';
import { dayOf } from '@/model/ratings/dayOf';
import type { NumberOne } from '@/model/ratings/numberOnes';
import { DateRange } from '@/ui/DateRange';
import { wholePoints } from '@/parts/ratings/RatingText';
import { RecordList } from './RecordList';
import { RecordRow } from './RecordRow';

export interface NumberOnesProps {
  readonly rows: readonly NumberOne[];
  readonly asOf: string;
}

export function NumberOnes({ rows, asOf }: NumberOnesProps) {
  const { t, dates } = useLanguage();
  const daysOf = ({ from, until = asOf }: Pick<NumberOne, 'from'> & { readonly until?: string }) =>
    dayOf(until) - dayOf(from);
  return (
    <RecordList
      title={t(texts.numberOnes)}
      hint={t(texts.numberOnesHint)}
      rows={rows.toReversed()}
      keyOf={({ from, player }) => `${from} ${player}`}
      render={(row) => (
        <RecordRow
          player={row.player}
          value={t(texts.days, { count: daysOf(row) })}
          subtitle={
            row.until ? (
              <DateRange first={row.from} last={row.until} />
            ) : (
              t(texts.lasting, { date: dates.day(row.from) ?? row.from })
            )
          }
          meta={wholePoints(row.points)}
          matches={row.matches}
          label={t(texts.becameFirst, { count: row.matches.length })}
        />
      )}
      columns={['player.id', 'from', 'until', 'days', 'points']}
      cellsOf={(row) => [row.player, row.from, row.until ?? '', daysOf(row), Number(row.points.toFixed(1))]}
    />
  );
}
