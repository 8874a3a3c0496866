import { pointsText } from '@/model/records/points';
import type { ReactNode } from 'react';
import type { Language } from '@/language/language';
import type { Match, Side } from '@/model/records/records';
import type { ScorePairProps } from '@/ui/ScorePair';
import { PlayerLink } from '../records/PlayerLink';
import styles from './scoreSide.module.css';

export const scoreSides = (
  { player1, player2 }: Pick<Match, 'player1' | 'player2'>,
  language: Pick<Language, 'weight'>,
): Pick<ScorePairProps, 'first' | 'second'> => ({
  first: scoreSide(player1, language),
  second: scoreSide(player2, language),
});

const scoreSide = ({ id, name, score, result, weight }: Side, language: Pick<Language, 'weight'>) => ({
  name: <PlayerLink id={id} name={name} />,
  score: score === undefined ? undefined : pointsText(score),
  result,
  extra: weight === undefined ? undefined : weightNote(language.weight(weight)),
});

const weightNote = (text: string): ReactNode => <span className={styles.weight}>{text}</span>;
