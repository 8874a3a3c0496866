import { armWrestling } from '@test/support/factories';
import { readFlat, readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Max Holt', player2: 'Otto Kern' };

test.each([
  'Max Holt defeated by Otto Kern',
  'Max Holt was defeated by Otto Kern',
  'Max Holt def. by Otto Kern',
  'Max Holt beat by Otto Kern',
  'Max Holt beaten by Otto Kern',
  'Max Holt got beaten by Otto Kern',
  'Max Holt had been pinned by Otto Kern',
  'MAX HOLT WAS DEFEATED BY OTTO KERN',
  'Max Holt lost to Otto Kern',
  'Max Holt loses against Otto Kern',
  'Max Holt fell to Otto Kern',
  'Max Holt verlor gegen Otto Kern',
  'Max Holt unterlag Otto Kern',
  'Max Holt perdió contra Otto Kern',
  'Max Holt fue derrotado por Otto Kern',
  'Max Holt foi vencido por Otto Kern',
  'Max Holt a perdu contre Otto Kern',
  'Max Holt ha perso contro Otto Kern',
  'Max Holt przegrał z Otto Kern',
])('%s: the second one won', (line) => {
  const [match] = read(line);
  expect(match).toMatchObject({ winner: 'player2', outcome: 'winner' });
  expect(JSON.stringify(match).toLowerCase()).toContain('"player1":"max holt","player2":"otto kern"');
});

test.each([
  'Max Holt won over Otto Kern',
  'Max Holt wins against Otto Kern',
  'Max Holt over Otto Kern',
  'Max Holt pinned Otto Kern',
  'Max Holt besiegt Otto Kern',
  'Max Holt gewann gegen Otto Kern',
  'Max Holt venció a Otto Kern',
  'Max Holt le ganó a Otto Kern',
  'Max Holt derrotou Otto Kern',
  'Max Holt ganhou de Otto Kern',
  'Max Holt ha vinto contro Otto Kern',
  'Max Holt a battu Otto Kern',
  'Max Holt pokonał Otto Kern',
])('%s: the first one won', (line) => {
  expect(read(line)).toEqual([{ ...ab, winner: 'player1', outcome: 'winner' }]);
});

test.each([
  ['Max Holt lost 1-3 to Otto Kern', 1, 3],
  ['Max Holt lost to Otto Kern 0:3', 0, 3],
  ['Max Holt beat 3-2 Otto Kern', 3, 2],
  ['Макс Холт проиграл 1:3 Отто Керн', 1, 3],
])('%s: the score says the same', (line, score1, score2) => {
  expect(read(line)).toEqual([expect.objectContaining({ score1, score2 })]);
});

test.each([
  'Max Holt was soundly defeated by Otto Kern',
  'Max Holt defeated easily by Otto Kern',
  'Max Holt did not beat Otto Kern',
  "Max Holt couldn't beat Otto Kern",
  'Max Holt nearly beat Otto Kern',
  'Max Holt lost to Otto Kern 3-1',
  'Max Holt wurde von Otto Kern besiegt',
  'Max Holt retired - Otto Kern',
  'Max Holt def. by DQ Otto Kern',
  'Max Holt beat WO Otto Kern',
  'Max Holt beaten by RET Otto Kern',
])('nobody knows who won: %s', (line) => {
  expect(typeof read(line)[0]).toBe('string');
});

test.each([
  'Max Holt vs Otto Kern → Otto Kern',
  'Max Holt vs Otto Kern => Kern',
  'Max Holt vs Otto Kern ==> Kern',
  'Max Holt vs Otto Kern -> Otto Kern',
  'Max Holt - Otto Kern --> Kern',
  'Max Holt vs Otto Kern –> Kern',
])('%s: the second one won, and is called by the name', (line) => {
  expect(read(line)).toEqual([{ ...ab, winner: 'player2', outcome: 'winner' }]);
});

test.each([
  ['Max Holt (GER) vs Otto Kern (USA) → Max Holt', { country1: 'DE', country2: 'US' }],
  ['Max Holt [GER] vs Otto Kern [USA] -> Holt', { country1: 'DE', country2: 'US' }],
  ['Max Holt (GER) vs Otto Kern (USA) winner: Holt', { country1: 'DE', country2: 'US' }],
  ['Max Holt (GER) vs Otto Kern (USA) (winner: Holt)', { country1: 'DE', country2: 'US' }],
  ['Max Holt vs Otto Kern (85 kg) → Max Holt', { weight: '85kg' }],
  ['Max Holt vs Otto Kern (left) → Max Holt', { arm: 'L' }],
  ['Max Holt vs Otto Kern (left, winner: Holt)', { arm: 'L' }],
])('%s: brackets before the winner keep what they say', (line, facts) => {
  expect(read(line)).toEqual([{ ...ab, winner: 'player1', outcome: 'winner', ...facts }]);
});

test('a preposition behind the verb may be of the name, which is asked about', () => {
  const doubtsOf = (text: string) =>
    readFlat(text, armWrestling).map((line) => 'doubts' in line && line.doubts);
  expect(doubtsOf('Max Holt venceu de Otto Kern')).toEqual([{ 'player2.declined': 'de Otto Kern' }]);
  expect(doubtsOf('Max Holt def. de la Cruz')).toEqual([false]);
});

test('an arrow to somebody else is a doubt', () => {
  const [line] = readFlat('Max Holt vs Otto Kern → Lindau', armWrestling);
  expect(line).toMatchObject({ match: ab, doubts: { 'player2.left': '→ Lindau' } });
});
