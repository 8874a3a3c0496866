import { allTime as texts } from '@/language/en/allTime';
import { useText } from '@/language/useLanguage';
import type { WinningRun } from '@/model/ratings/allTime';
import { Badge } from '@/ui/Badge';
import { DateRange } from '@/ui/DateRange';
import { RecordList } from './RecordList';
import { RecordRow } from './RecordRow';

export function WinningRuns({ rows }: { readonly rows: readonly WinningRun[] }) {
  const t = useText();
  return (
    <RecordList
      title={t(texts.runs)}
      rows={rows}
      keyOf={({ player, matches }) => `${player} ${matches[0]}`}
      render={({ player, matches, from, to, lasts }) => (
        <RecordRow
          player={player}
          value={t(texts.wins, { count: matches.length })}
          subtitle={<DateRange first={from} last={to} />}
          meta={lasts && <Badge kind="neutral">{t(texts.lasts)}</Badge>}
          matches={matches}
          label={t(texts.itsMatches, { count: matches.length })}
        />
      )}
      columns={{
        'player.id': ({ player }) => player,
        wins: ({ matches }) => matches.length,
        from: ({ from }) => from,
        to: ({ to }) => to,
      }}
    />
  );
}
