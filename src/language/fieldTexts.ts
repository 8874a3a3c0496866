import { words } from './en/words';

/** The name of each field of a record, by its path. */
export const fieldTexts = {
  name: words.name,
  date: words.date,
  youtube: words.youtube,
  player1: words.player1,
  'player1.score': words.score1,
  player2: words.player2,
  'player2.score': words.score2,
  gender: words.gender,
  arm: words.arm,
  weight: words.weight,
  order: words.order,
} as const;
