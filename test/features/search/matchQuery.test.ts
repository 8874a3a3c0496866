import { readMatchQuery } from '@/features/search/matchQuery';
import { english } from '@/language/language';
import { builtInSports } from '@/model/sports';

const query = (text: string) => readMatchQuery(english.t, text, builtInSports[0]!);

test.each([
  ['2024 right 105kg', '?year=2024&arm=R&weight=105kg'],
  ['105 kg left arm', '?weight=105kg&arm=L'],
  ['Levan 2023 RIGHT', '?year=2023&arm=R&q=levan'],
  ['231 lb left', '?weight=105kg&arm=L'],
  ['253 lbs', '?weight=115kg'],
  ['2024 209lb', '?year=2024&weight=95kg'],
  ['242 pounds+', '?weight=110kg%2B'],
  ['110 kilos', '?weight=110kg'],
  ['women left', '?gender=W&arm=L'],
  ['2023 2024', '?year=2023&q=2024'],
])('%s asks for matches', (text, params) => {
  expect(query(text)?.to).toBe(`/sport/armw/matches${params}`);
});

test.each(['', 'levan', 'evw 12', 'r', '105', '231', '240 lbs', '12lb', 'toString'])(
  '%s asks for no matches',
  (text) => {
    expect(query(text)).toBeUndefined();
  },
);
