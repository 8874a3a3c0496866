import { playerId } from '@/model/ids';
import { deriveResults } from '@/model/records/deriveResult';
import { tallyByStrength } from '@/model/matches/playerTally';
import { roundsText, tallyText } from '@/model/matches/tally';
import type { Match } from '@/model/records/records';
import { builtInSports } from '@/model/sports';
import { match } from '@test/support/factories';

let made = 0;

const annBea = (own: number | undefined, other: number | undefined, fields: Partial<Match> = {}): Match =>
  deriveResults(
    match(`m${(made += 1)}`, {
      player1: { id: playerId('ann'), name: 'Ann', ...(own !== undefined && { score: own }) },
      player2: { id: playerId('bea'), name: 'Bea', ...(other !== undefined && { score: other }) },
      ...fields,
    }),
  );

const texts = (matches: readonly Match[], player: string) =>
  tallyByStrength(matches, player, builtInSports).map(({ code, tally }) =>
    [code ?? '?', tallyText(tally), roundsText(tally)].join(' '),
  );

test('a tally counts matches and rounds in each strength, from either side', () => {
  const matches = [annBea(3, 1, { arm: 'R' }), annBea(2, 4, { arm: 'R' }), annBea(5, 0, { arm: 'L' })];
  expect(texts(matches, 'ann')).toEqual(['R 1–1 5–5', 'L 1–0 5–0']);
  expect(texts(matches, 'bea')).toEqual(['R 1–1 5–5', 'L 0–1 0–5']);
});

test('an unknown arm stands last, an arm without a decided match not at all', () => {
  expect(
    texts([annBea(1, 0), annBea(3, 1, { arm: 'R' }), annBea(3, undefined, { arm: 'L' })], 'ann'),
  ).toEqual(['R 1–0 3–1', '? 1–0 1–0']);
});

test('draws are shown where there are any', () => {
  expect(texts([annBea(2, 2)], 'ann')).toEqual(['? 0–0–1 2–2']);
});

test('matches of others do not count', () => {
  expect(texts([annBea(3, 1)], 'cid')).toEqual([]);
});
