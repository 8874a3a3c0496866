import { find } from '@/language/en/find';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { choiceCodeName, codeName, sportName } from '@/parts/words/sportWords';
import type { Pair } from '@/wiki/search/pairSearch';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';
import type { MatchQuery } from './matchQuery';

export function PairText({ ids: [id, otherId] }: { readonly ids: Pair }) {
  const t = useText();
  const own = useAppSelector((state) => selectPlayerName(state, id));
  const other = useAppSelector((state) => selectPlayerName(state, otherId));
  return <>{t(find.pair, { own, other })}</>;
}

/** The shared facts: `2024 · Right arm · 105kg`. Names the sport if the site has several. */
export function MatchQueryText({ query }: { readonly query: MatchQuery }) {
  const t = useText();
  const sports = useSports();
  const { sport, year, codes, gender, rest } = query;
  return (
    <>
      {[
        sports.length > 1 && sportName(t, sports, sport),
        rest,
        year,
        ...codes.map(({ choice, code }) => choiceCodeName(t, choice, code, 'alone')),
        gender !== undefined && codeName(t, 'gender', gender),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}
