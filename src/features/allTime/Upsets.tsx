import { allTime as texts } from '@/language/en/allTime';
import { useLanguage } from '@/language/useLanguage';
import type { Upset } from '@/model/ratings/allTime';
import { MatchLine } from '@/parts/matches/MatchLine';
import { RecordList } from './RecordList';

export function Upsets({ rows }: { readonly rows: readonly Upset[] }) {
  const { t, number } = useLanguage();
  return (
    <RecordList
      title={t(texts.upsets)}
      hint={t(texts.upsetsHint)}
      rows={rows}
      keyOf={({ match }) => match}
      render={({ match, chance }) => (
        <MatchLine
          id={match}
          note={t(texts.chance, { chance: number(chance, { style: 'percent', maximumFractionDigits: 1 }) })}
        />
      )}
      columns={{
        'match.id': ({ match }) => match,
        date: ({ date }) => date,
        'winner.id': ({ winner }) => winner,
        'loser.id': ({ loser }) => loser,
        chance: ({ chance }) => Number(chance.toFixed(4)),
      }}
    />
  );
}
