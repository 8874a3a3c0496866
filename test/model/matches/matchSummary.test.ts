import { createLanguage, inUnit } from '@/language/language';
import { matchSummary } from '@/model/matches/matchSummary';
import { playerId } from '@/model/ids';

const side = (name: string, score: number) => ({ id: playerId(name), name, score });
const match = { player1: side('Ann', 3), player2: side('Bea 80kg', 1), arm: 'L', weight: '-80kg' };
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ');

test('a match is named with its class as it is stored, and for a reader in the unit that was chosen', () => {
  const english = createLanguage('en');
  expect(plain(matchSummary(match))).toBe('Ann v Bea 80kg 3-1 (L, -80kg)');
  expect(plain(matchSummary(match, english.weightClass))).toBe('Ann v Bea 80kg 3-1 (L, -80kg)');
  expect(plain(matchSummary(match, inUnit(english, 'lb').weightClass))).toBe(
    'Ann v Bea 80kg 3-1 (L, -176 lb)',
  );
  expect(plain(matchSummary({ ...match, weight: 'Open' }, inUnit(english, 'lb').weightClass))).toBe(
    'Ann v Bea 80kg 3-1 (L, Open)',
  );
});
