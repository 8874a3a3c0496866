import { useMemo } from 'react';
import { spoilers } from '@/language/en/spoilers';
import { sports as texts } from '@/language/en/sports';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { matchesIn, tallyText } from '@/model/matches/tally';
import { usePartial } from '@/parts/scopes/usePartial';
import { choiceCodeName } from '@/parts/words/sportWords';
import { useAppSelector } from '@/store/typed';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import { selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { useSport } from '@/wiki/sports/useSports';
import styles from './FoundTotals.module.css';
import { foundTotals } from './lists/foundTotals';
import { selectFoundMatches, selectPlayerMeant, type FittingWords } from './lists/foundSelectors';
import type { MatchList } from './lists/listMatches';

interface FoundTotalsProps {
  readonly sport: string;
  readonly text: string;
  readonly words: FittingWords;
  readonly blocks: MatchList['blocks'];
}

export function FoundTotals({ text, words, ...found }: FoundTotalsProps) {
  const partial = usePartial();
  const player = useAppSelector((state) => selectPlayerMeant(state, text, words));
  return player !== undefined && !partial && <Totals player={player} {...found} />;
}

function Totals({
  player,
  sport: id,
  blocks,
}: Omit<FoundTotalsProps, 'text' | 'words'> & { readonly player: string }) {
  const t = useText();
  const sport = useSport(id);
  const name = useAppSelector((state) => selectPlayerName(state, player));
  const ids = useMemo(() => new Set<string>(blocks.flatMap((block) => block.ids)), [blocks]);
  const matches = useAppSelector((state) => selectFoundMatches(state, player, ids), sameItems);
  const hides = useAppSelector((state) =>
    matches.some((match) => selectSecrecy(state, match.id) === 'hidden'),
  );
  const { all, byChoice } = foundTotals(matches, player, sport);
  if (matchesIn(all) === 0) return undefined;
  const { wins: won, losses: lost, draws: drawn } = all;
  return (
    <div className={styles.totals}>
      <p className={styles.all}>
        {drawn > 0 ? t(texts.totalsDrawn, { name, won, lost, drawn }) : t(texts.totals, { name, won, lost })}
      </p>
      {byChoice.map(({ choice, tallies }) => (
        <p key={choice.path}>
          {tallies
            .map(({ code, tally }) => `${choiceCodeName(t, choice, code, 'alone')} ${tallyText(tally)}`)
            .join(' · ')}
        </p>
      ))}
      {hides && <p>{t(spoilers.notCounted)}</p>}
    </div>
  );
}
