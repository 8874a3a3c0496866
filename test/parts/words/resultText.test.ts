import { english } from '@/language/language';
import { resultText, sideScore } from '@/parts/words/sportWords';

test('half points are shown as halves, a side without a score by a letter', () => {
  const drawn = { player1: { score: 0.5 }, player2: { score: 2.5 } };
  expect(resultText(english.t, drawn)).toBe('½–2½');
  expect(resultText(english.t, { player1: { result: 'W' }, player2: {} })).toBe('W––');
  expect([sideScore(english.t, { score: 1.5 }), sideScore(english.t, { score: 3 })]).toEqual(['1½', '3']);
});
