import { eventId } from '@/model/ids';
import { builtInSports } from '@/model/sports';
import { createPageReader } from '../../../../functions/src/serve/head/pageReader';
import { wikiWith } from '../reading/worlds';
import { event, match, player } from './pages';

const id = 'NewRecordOfTwentyLtr';
const old = wikiWith({ event: [event()], match: [match()], player: [player()] });
const fresh = wikiWith({ player: [player(), player({ id, name: 'Late' })] });

function reader(found: 'stored' | 'proposed' | undefined) {
  const asked: string[] = [];
  const read = createPageReader(
    async (maxAgeMs) => (maxAgeMs === 0 ? fresh : old),
    async (collection, name) => (asked.push(`${collection}/${name}`), found),
  );
  return { read: (pathname: string) => read(pathname, builtInSports), asked };
}

test('a page that the copy has is read without the database', async () => {
  const { read, asked } = reader('stored');
  for (const path of ['/player/p1', '/match/m', '/sport/armw/event/e', '/sport/armw', '/player/p1/history'])
    expect([path, await read(path)]).toEqual([path, expect.objectContaining({ address: expect.anything() })]);
  expect(asked).toEqual([]);
});

test('a record that the database has and the copy lacks is shown', async () => {
  const { read, asked } = reader('stored');
  expect(await read(`/player/${id}`)).toMatchObject({ kind: 'player', player: { name: 'Late' } });
  expect(asked).toEqual([`player/${id}`]);
});

test.each([
  [`/sport/armw/event/${id}`, 'event'],
  [`/match/${id}`, 'match'],
  [`/player/${id}`, 'player'],
  [`/rankings/${id}`, 'player'],
  [`/player/p1/versus/${id}`, 'player'],
])('a record that is only proposed has a page of which nothing is told: %s', async (pathname, collection) => {
  const { read, asked } = reader('proposed');
  expect(await read(pathname)).toMatchObject({ kind: 'proposed' });
  expect(asked).toEqual([`${collection}/${id}`]);
});

test('a page that an older copy has as merged leads away only if it still is', async () => {
  const merged = wikiWith({ event: [event(), event({ id: 'other', sameAs: eventId('e') })] });
  const parted = wikiWith({ event: [event(), event({ id: 'other' })] });
  const after = (newer: typeof merged) =>
    createPageReader(
      async (maxAgeMs = 300_000) => (maxAgeMs < 60_000 ? newer : merged),
      async () => undefined,
    )('/sport/armw/event/other', builtInSports);
  expect(await after(merged)).toMatchObject({ kind: 'moved' });
  expect(await after(parted)).toMatchObject({ kind: 'event', event: { id: 'other' } });
});

test('a record that neither has is no page', async () => {
  const { read, asked } = reader(undefined);
  for (const path of ['/player/none', '/player/none/versus/more', '/sport/chess/event/e', '/nothing/here'])
    expect(await read(path)).toBeUndefined();
  expect(asked).toEqual(['player/none', 'player/none']);
});
