import { useLanguage } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { ScorePair } from '@/ui/ScorePair';
import { selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { ResultButton } from '../spoilers/lazyResultButton';
import { scoreSides } from './scoreSide';

export function MatchScore({ match }: { readonly match: Match }) {
  const language = useLanguage();
  const secrecy = useAppSelector((state) => selectSecrecy(state, match.id));
  return (
    <ScorePair
      {...scoreSides(match, language)}
      steady={secrecy !== undefined}
      cover={secrecy === 'hidden' ? <ResultButton id={match.id} /> : undefined}
    />
  );
}
