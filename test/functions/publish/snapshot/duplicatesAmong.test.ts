import { noIdentities, identitiesAmong } from '@/model/identity/identities';
import { playerId } from '@/model/ids';
import { mostDuplicates, parseDuplicates } from '@/model/published/publishedDuplicates';
import type { Player } from '@/model/records/records';
import { matchOf, player } from '@test/support/factories';
import { duplicatesAmong } from '../../../../functions/src/publish/snapshot/duplicatesAmong';

const list = (players: readonly Player[], more: Partial<Parameters<typeof duplicatesAmong>[0]> = {}) =>
  duplicatesAmong({ players, matches: [], events: [], identities: identitiesAmong(players), ...more }, 7);
const keysOf = (...asked: Parameters<typeof list>) => list(...asked).pairs.map(({ a, b }) => `${a} ${b}`);

const levan = player('levan', { name: 'Levan Saginashvili' });
const lewan = player('lewan', { name: 'Levan Saginashvilli', country: 'GE' });
const others = [player('devon', { name: 'Devon Larratt' }), player('denis', { name: 'Denis Cyplenkov' })];

test('two spellings of one name are a pair, with the words that differ, as its own reader takes it', () => {
  const made = list([levan, lewan, ...others]);
  expect(made).toEqual({
    version: 1,
    at: 7,
    pairs: [
      {
        a: 'levan',
        b: 'lewan',
        score: expect.any(Number),
        reasons: [{ code: 'spelling', about: ['saginashvili', 'saginashvilli'] }],
      },
    ],
  });
  const { score } = made.pairs[0]!;
  expect(Math.round(score * 100) / 100).toBe(score);
  expect(parseDuplicates(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, value: made });
});

test('scripts without a table are read too', () => {
  expect(keysOf([player('a', { name: '王 皓' }), player('b', { name: 'Wang Hao' }), ...others])).toEqual([
    'a b',
  ]);
});

test('two of whom somebody has said that they are two people are no pair, whichever of them says it', () => {
  const says = (one: Player, other: string): Player => ({ ...one, differentFrom: [other] });
  expect(keysOf([says(levan, 'lewan'), lewan])).toEqual([]);
  expect(keysOf([levan, says(lewan, 'levan')])).toEqual([]);
  expect(keysOf([says(levan, 'devon'), lewan])).toEqual(['levan lewan']);
  const again = player('again', { name: 'Zed', sameAs: playerId('levan'), differentFrom: ['lewan'] });
  expect(keysOf([levan, lewan, again])).toEqual([]);
});

test('whoever is hidden is in no pair', () => {
  expect(keysOf([{ ...levan, hidden: true }, lewan])).toEqual([]);
});

test('whoever was merged is no pair any more, but lends the name to the page that stays', () => {
  const merged = { ...lewan, sameAs: playerId('levan') };
  expect(keysOf([levan, merged])).toEqual([]);
  const stage = player('stage', { name: 'Georgi Hulkashvili', sameAs: playerId('levan') });
  expect(keysOf([levan, stage, player('x', { name: 'Georgi Hulkashvilli' })])).toEqual(['levan x']);
});

test('two who met are no pair, also where they met under the names of those who were merged into them', () => {
  const side = (id: string) => ({ id: playerId(id), name: id });
  const matches = [matchOf('m', 'e', { player1: side('levan'), player2: side('lewan') })];
  expect(keysOf([levan, lewan], { matches, identities: noIdentities })).toEqual([]);
});

test('nobody stands in more than three pairs, and the list ends at its length, the likeliest first', () => {
  const namesakes = Array.from({ length: 12 }, (_, at) =>
    player(`n${String(at).padStart(2, '0')}`, { name: 'Levan Saginashvili' }),
  );
  const { pairs } = list([...namesakes, ...others]);
  const counts = new Map<string, number>();
  for (const id of pairs.flatMap(({ a, b }) => [a, b])) counts.set(id, (counts.get(id) ?? 0) + 1);
  expect(pairs.length).toBeGreaterThan(12);
  expect(Math.max(...counts.values())).toBe(3);

  const letters = 'bdfghjklmnprstvz';
  const vowels = 'aeiou';
  const syllable = (at: number) => `${letters[at % 16]}${vowels[at % 5]}`;
  const word = (at: number) => [at, at >> 4, at >> 8].map(syllable).join('');
  const many = Array.from({ length: 600 }, (_, at) => {
    const name = `${word(at * 37)} ${word(at * 61 + 5)}`;
    return [player(`a${at}`, { name }), player(`b${at}`, { name })];
  }).flat();
  const long = list(many).pairs.map(({ score }) => score);
  expect(long).toHaveLength(mostDuplicates);
  expect(long).toEqual(long.toSorted((x, y) => y - x));
});

test('of many opponents in common three are told', () => {
  const matches = Array.from({ length: 6 }, (_, at) => `o${at}`).flatMap((opponent) =>
    ['levan', 'lewan'].map((id) =>
      matchOf(`${id}-${opponent}`, `${id}-event`, {
        arm: id === 'levan' ? 'L' : 'R',
        player1: { id: playerId(id), name: id },
        player2: { id: playerId(opponent), name: opponent },
      }),
    ),
  );
  const [pair] = list([levan, lewan], { matches }).pairs;
  expect(pair?.reasons.find(({ code }) => code === 'sameOpponents')?.about).toEqual(['o0', 'o1', 'o2']);
});
