import { allTime as texts } from '@/language/en/allTime';
import { useLanguage } from '@/language/useLanguage';
import type { Peak } from '@/model/ratings/allTime';
import { DateText } from '@/ui/DateText';
import { oneDecimal } from '@/parts/export/cells';
import { RatingText } from '@/parts/ratings/RatingText';
import { RecordList } from './RecordList';
import { RecordRow } from './RecordRow';

export function Peaks({ rows }: { readonly rows: readonly Peak[] }) {
  const { t } = useLanguage();
  return (
    <RecordList
      title={t(texts.peaks)}
      hint={t(texts.peaksHint)}
      rows={rows}
      keyOf={({ player }) => player}
      render={(peak) => (
        <RecordRow
          player={peak.player}
          value={<RatingText rating={peak} />}
          subtitle={<DateText value={peak.date} />}
          matches={[peak.match]}
          label={t(texts.itsMatches, { count: 1 })}
        />
      )}
      columns={{
        'player.id': ({ player }) => player,
        points: ({ points }) => oneDecimal(points),
        deviation: ({ deviation }) => oneDecimal(deviation),
        date: ({ date }) => date,
        'match.id': ({ match }) => match,
      }}
    />
  );
}
