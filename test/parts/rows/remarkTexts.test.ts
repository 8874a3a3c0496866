import { doubtTexts } from '@/parts/rows/remarkTexts';

test('a weight that is doubted on both sides is said once', () => {
  const weight = (at: string) => ({ code: 'weight', said: '83 kg', at }) as const;
  const doubts = [
    weight('player1.weight'),
    weight('player2.weight'),
    { code: 'class', said: '83 kg' } as const,
  ];
  expect(doubtTexts(doubts, ({ code, said }) => `${code} ${said}`)).toEqual(['weight 83 kg', 'class 83 kg']);
});
