import { words } from '@/language/en/words';
import { allTime as texts } from '@/language/en/allTime';
import { useText } from '@/language/useLanguage';
import type { Activity } from '@/model/ratings/allTime';
import { DateRange } from '@/ui/DateRange';
import { RecordList } from './RecordList';
import { RecordRow } from './RecordRow';

export function MostMatches({ rows }: { readonly rows: readonly Activity[] }) {
  const t = useText();
  return (
    <RecordList
      title={t(texts.active)}
      rows={rows}
      keyOf={({ player }) => player}
      render={({ player, matches, from, to }) => (
        <RecordRow
          player={player}
          value={t(words.matchCount, { count: matches.length })}
          subtitle={<DateRange first={from} last={to} />}
          matches={matches}
          label={t(texts.itsMatches, { count: matches.length })}
        />
      )}
      columns={{
        'player.id': ({ player }) => player,
        matches: ({ matches }) => matches.length,
        from: ({ from }) => from,
        to: ({ to }) => to,
      }}
    />
  );
}
