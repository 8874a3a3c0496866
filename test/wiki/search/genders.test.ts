import { genderDoubts, gendersOf, likelyGender } from '@/wiki/search/genders';
import { armWrestling, player } from '@test/support/factories';

const fought = (...genders: readonly string[]) => ({
  hasFought: (_id: string, { gender }: { readonly gender?: string | undefined }) =>
    genders.includes(gender ?? ''),
});

test('a player is known by what the page says, else by the matches', () => {
  expect(gendersOf(fought('M'), player('ann', { gender: 'W' }))).toEqual(['W']);
  expect(gendersOf(fought('M', '-'), player('ann'))).toEqual(['M']);
  expect(gendersOf(undefined, player('ann'))).toEqual([]);
  expect(gendersOf(fought('M'), undefined)).toEqual([]);
});

test.each([
  [{}, [], undefined],
  [{}, [['W'], []], 'W'],
  [{}, [['W'], ['M', 'W']], 'W'],
  [{}, [['W'], ['M']], undefined],
  [{}, [['M', 'W'], []], undefined],
  [{ weight: '50kg' }, [[], []], 'W'],
  [{ weight: '70kg' }, [[], []], undefined],
] as const)('of a line with %j and sides known by %j the gender is likely %s', (codes, sides, gender) => {
  expect(likelyGender(codes, armWrestling, sides)).toBe(gender);
});

test('a gender is doubted where a class, or a side, is known by another alone', () => {
  const doubts = (gender: 'M' | 'W' | '-' | undefined) =>
    genderDoubts(gender, { weight: '50kg', arm: 'L' }, armWrestling, [['W'], ['M', 'W'], []]);
  expect(doubts('M')).toEqual([
    { kind: 'code', path: 'weight', code: '50kg', gender: 'W' },
    { kind: 'side', side: 0, gender: 'W' },
  ]);
  expect(doubts('W')).toEqual([]);
  expect(doubts('-')).toEqual([]);
  expect(doubts(undefined)).toEqual([]);
});
