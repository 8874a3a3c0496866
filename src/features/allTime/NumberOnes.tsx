import { allTime as texts } from '@/language/en/allTime';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { dayOf } from '@/model/ratings/dayOf';
import type { NumberOne } from '@/model/ratings/numberOnes';
import { DateRange } from '@/ui/DateRange';
import { oneDecimal } from '@/parts/export/cells';
import { wholePoints } from '@/parts/ratings/RatingText';
import { RecordList } from './RecordList';
import { RecordRow } from './RecordRow';

const fromOf = ({ from, fromPrecision }: NumberOne) =>
  knownDate({ date: from, datePrecision: fromPrecision });

const untilOf = ({ until, untilPrecision }: NumberOne) =>
  until && knownDate({ date: until, datePrecision: untilPrecision });

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
              <DateRange first={fromOf(row)} last={untilOf(row)} />
            ) : (
              t(texts.lasting, { date: dates.day(fromOf(row)) ?? row.from })
            )
          }
          meta={wholePoints(row.points)}
          matches={row.matches}
          label={t(texts.becameFirst, { count: row.matches.length })}
        />
      )}
      columns={{
        'player.id': ({ player }) => player,
        from: fromOf,
        until: (row) => untilOf(row) ?? '',
        days: daysOf,
        points: ({ points }) => oneDecimal(points),
      }}
    />
  );
}
