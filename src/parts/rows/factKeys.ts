/** The facts of a row by the paths of the match's fields that they fill, besides the codes. */
export const factKeys = {
  'player1.score': 'score1',
  'player2.score': 'score2',
  gender: 'gender',
  outcome: 'outcome',
  winner: 'winner',
  'player1.weight': 'weight1',
  'player2.weight': 'weight2',
  round: 'round',
  title: 'title',
  main: 'main',
  youtube: 'youtube',
} as const;
