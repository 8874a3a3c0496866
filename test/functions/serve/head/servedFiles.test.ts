import { address, player, shell } from './pages';
import { cache, get } from './serving';

describe('a list that is written from a published file', () => {
  const home = { event: [], match: [], player: [player({ name: 'Published Ann' })], leaders: [] };
  const ranking = { ...home, day: '2026-02-02', board: { rows: [], players: 0, ranked: 0 } };
  const contentOf = (file: string | undefined) => (file === 'first.json' ? home : ranking);
  const published = jest.fn(async (file: string): Promise<unknown> => contentOf(file));
  const readPage = async (path: string) => ({ kind: 'other', address: address(path) }) as const;
  const list = (path: string, query = '', over: object = {}) =>
    get({ published, readPage, ...over }, 'GET', path, query);
  beforeEach(() => published.mockClear());

  test('is answered by caches without this function for at least five minutes, and meanwhile made again', async () => {
    for (const path of ['/', '/rankings']) {
      const control = cache(await list(path)) ?? '';
      expect(Number(/s-maxage=(\d+)/.exec(control)?.[1])).toBeGreaterThanOrEqual(300);
      expect(Number(/stale-while-revalidate=(\d+)/.exec(control)?.[1])).toBeGreaterThan(0);
    }
  });

  test.each([
    ['/', '', 'first.json'],
    ['/', '?utm=x', 'first.json'],
    ['/rankings', '', 'rankings.json'],
    ['/rankings', '?arm=L&gender=W&weight=80kg%2B', 'rankings-armw-L-W-80kg_2b_.json'],
    ['/rankings', '?arm=nonsense&weight=x', 'rankings.json'],
    ['/sport/armw/rankings', '?arm=L&gender=-', 'rankings-armw-L-_2d_.json'],
    ['/rankings', '?sport=tt&gender=W', undefined],
    ['/rankings', '?asof=2024-01-01', undefined],
    ['/player', '', undefined],
  ])('%s%s has the content of %s', async (path, query, file) => {
    const { body } = await list(path, query);
    expect(published.mock.calls).toEqual(file === undefined ? [] : [[file]]);
    const written = /id="first-records"[^>]*>([^<]*)</.exec(body)?.[1];
    expect(written && JSON.parse(written)).toEqual(
      file && { ...contentOf(file), at: Date.parse('2026-02-03') },
    );
  });

  test('is the app alone where the content cannot be read', async () => {
    const answer = await list('/rankings', '', { published: async () => ({ board: { rows: 7 } }) });
    expect([answer.status, answer.body]).toEqual([200, shell]);
  });

  test('has words while the budget is short, and without a copy for a minute', async () => {
    expect((await list('/', '', { goesWithout: true })).body).toContain('first-records');
    const answer = await list('/', '', { published: async () => undefined });
    expect(answer.body).toContain('results, rankings');
    expect(answer.body).not.toContain('first-records');
    expect(cache(answer)).toContain('s-maxage=60,');
  });
});

describe('the page of what made a rating', () => {
  const other = { readPage: async () => ({ kind: 'other', address: address('/rankings/p1') }) as const };

  test('is the app alone, with what people chose in its address', async () => {
    for (const query of ['', '?sport=armw&with=p2']) {
      const answer = await get(other, 'GET', '/rankings/p1', query);
      expect([answer.status, answer.body]).toEqual([200, shell]);
    }
  });

  test('has one spelling, and keeps its query on the way there and to the player who stands', async () => {
    const spelled = await get(other, 'GET', '/Rankings/p1', '?arm=L');
    expect(spelled).toMatchObject({ status: 301, headers: { Location: '/rankings/p1?arm=L' } });
    const readPage = async () => ({ kind: 'moved', address: address('/rankings/p1') }) as const;
    const answer = await get({ readPage }, 'GET', '/rankings/p1-again', '?arm=L');
    expect(answer).toMatchObject({ status: 301, headers: { Location: '/rankings/p1?arm=L' } });
    expect(cache(answer)).toBe('public, max-age=0, s-maxage=60');
  });

  test('of a hidden player leads to the page that says so, without the query', async () => {
    const readPage = async () => ({ kind: 'moved', address: address('/player/p1') }) as const;
    const answer = await get({ readPage }, 'GET', '/rankings/p1', '?arm=L');
    expect(answer).toMatchObject({ status: 301, headers: { Location: '/player/p1' } });
  });
});
