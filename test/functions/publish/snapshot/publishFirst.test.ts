import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { parseChances } from '@/model/parsing/parsePublished';
import { matchQuestion, type PublishedChance } from '@/model/published/chances';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import { builtInSports } from '@/model/sports';
import { event, matchOf, player } from '@test/support/factories';
import { createMemoryStore } from '@test/support/memoryStore';
import { decompress } from '../../../../functions/src/publish/snapshot/publishedFiles';
import { publishCopy } from '../../../../functions/src/publish/snapshot/publishSnapshot';
import { ratingsHostOf } from '../../../../functions/src/publish/snapshot/publishedRatings';

const day = (text: string) => text as DateString;
const today = day('2026-01-02');
const side = (id: string, score?: number) => ({
  id: playerId(id),
  name: id,
  ...(score !== undefined && { score, result: score > 1 ? ('W' as const) : ('L' as const) }),
});

/** The main event comes first; a merged player is as strong as the remaining one. */
const past = [
  ...['ann', 'bea', 'cid'].flatMap((name, at) =>
    [1, 2, 3].map((time) =>
      matchOf(`p${name}${time}`, 'past', {
        player1: side(name, 3),
        player2: side(`${at}loser`, at),
      }),
    ),
  ),
];
const card = [
  ['again', 'bea'],
  ['bea', 'cid'],
  ['cid', '0loser'],
  ['new', 'newer'],
  ['newest', 'newcomer'],
].map(([one = '', other = ''], order) =>
  matchOf(`c${order}`, 'soon', {
    order,
    date: day('2026-02-01'),
    arm: 'R',
    player1: side(one),
    player2: side(other),
  }),
);
const wiki = {
  event: [event('past'), event('soon', { date: day('2026-02-01'), cardOrder: 'mainFirst' })],
  match: [...past, ...card],
  player: [player('ann'), player('again', { sameAs: playerId('ann') }), player('bea'), player('cid')],
};

async function first({ player } = wiki, now = Date.UTC(2026, 0, 2)): Promise<PublishedFirst> {
  const store = createMemoryStore();
  await publishCopy({
    store,
    now: () => now,
    log: () => {},
    sports: builtInSports,
    licence: '',
    read: async (collection) => ({
      records: { ...wiki, player }[collection],
      gone: [],
      watermark: 1,
      checkedAt: 1,
      unreadable: [],
    }),
  });
  return JSON.parse(String(await decompress((await store.read('first.json'))!))) as PublishedFirst;
}

test('Home is published with the main matches of a coming card in its order, and the chances in them as a device sees them', async () => {
  const { match, chances = [] } = await first();
  expect(match.filter(({ event: of }) => of.id === 'soon').map(({ id }) => id)).toEqual(['c0', 'c1', 'c2']);
  const read = parseChances(chances);
  expect(read.ok && read.value).toEqual(chances);
  expect(chances.map(({ of }) => [of.match, ...of.players, of.code])).toEqual([
    ['c0', 'ann', 'bea', 'R'],
    ['c1', 'bea', 'cid', 'R'],
    ['c2', 'cid', '0loser', 'R'],
  ]);
  const device = ratingsHostOf(wiki.event, wiki.match, builtInSports);
  const chanceOf = ({ of }: PublishedChance) =>
    device.answer('match', matchQuestion(of, today)).outlook?.chance;
  for (const each of chances) expect(each.outlook.chance).toBeCloseTo(chanceOf(each)!, 3);
  expect(chances[2]!.outlook.chance).toBeGreaterThan(0.5);
});

test('no chance is told of a match of a hidden player', async () => {
  const { chances = [] } = await first({
    ...wiki,
    player: wiki.player.map((each) => (each.id === 'ann' ? { ...each, hidden: true } : each)),
  });
  expect(chances.map(({ of }) => of.match)).toEqual(['c1', 'c2']);
});

test('on the day of an event without a result its matches have their chances', async () => {
  const { chances = [] } = await first(wiki, Date.UTC(2026, 1, 1, 12));
  expect(chances.map(({ of }) => of.match)).toEqual(['c0', 'c1', 'c2']);
});
