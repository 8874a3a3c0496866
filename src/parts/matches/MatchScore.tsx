import type { Language } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { pointsText } from '@/model/records/points';
import type { Match, Side } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { ScorePair } from '@/ui/ScorePair';
import { selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { PlayerLink } from '../records/PlayerLink';
import { ResultButton } from '../spoilers/lazyResultButton';
import styles from './MatchScore.module.css';

export function MatchScore({ match: { id, player1, player2 } }: { readonly match: Match }) {
  const language = useLanguage();
  const secrecy = useAppSelector((state) => selectSecrecy(state, id));
  return (
    <ScorePair
      first={scoreSide(player1, language)}
      second={scoreSide(player2, language)}
      steady={secrecy !== undefined}
      cover={secrecy === 'hidden' ? <ResultButton id={id} /> : undefined}
    />
  );
}

const scoreSide = ({ id, name, score, result, weight }: Side, language: Pick<Language, 'weight'>) => ({
  name: <PlayerLink id={id} name={name} />,
  score: score === undefined ? undefined : pointsText(score),
  result,
  extra: weight !== undefined && <span className={styles.weight}>{language.weight(weight)}</span>,
});
