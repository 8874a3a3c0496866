/** @jest-environment jsdom */
import fc from 'fast-check';
import { embedPath, readEmbedPath, type Embed } from '@/model/sharing/embeds';
import { builtInSports } from '@/model/sports';
import { mostBytes } from '../../../../functions/src/serve/embeds/embedPage';
import { serveEmbed } from '../../../../functions/src/serve/embeds/serveEmbed';
import type { Wiki } from '../../../../functions/src/serve/reading/wiki';
import { queryOf } from '../../../../functions/src/serve/requests/queryOf';
import { event, match, player } from '../head/pages';
import { quiet, wikiWith } from '../reading/worlds';

const origin = 'https://wiki.example';

const fought = (id: string, one: string, other: string, order: number, date = '2020-02-02') =>
  match({
    id,
    order,
    date,
    gender: 'M',
    event: { id: 'e', date, sport: { id: 'armw' } },
    player1: { id: one, name: one.toUpperCase(), score: 3 },
    player2: { id: other, name: other.toUpperCase(), score: 1 },
  });

const wiki = wikiWith({
  event: [event({ location: 'Kyoto, Japan' }), event({ id: 'twice', sameAs: 'e' })],
  player: [
    player({ id: 'ann', name: 'ANN' }),
    player({ id: 'bea', name: 'BEA' }),
    player({ id: 'cat', name: 'CAT', hidden: true }),
    player({ id: 'anne', name: 'ANNE', sameAs: 'ann' }),
  ],
  match: [fought('m1', 'ann', 'bea', 1), fought('m2', 'anne', 'cat', 2), fought('m3', 'bea', 'ann', 3)],
});

const ask = (path: string, of: Wiki = wiki) =>
  serveEmbed(
    {
      wiki: async () => of,
      sports: builtInSports,
      origin,
      now: () => Date.parse('2020-03-01'),
      logger: quiet,
    },
    { method: 'GET', path: path.split('?')[0] ?? '', query: queryOf(path) },
  );

async function shown(path: string, of?: Wiki) {
  const { status, headers, body } = await ask(path, of);
  expect([status, headers['Content-Type']]).toEqual([200, 'text/html; charset=utf-8']);
  const { body: page, documentElement, head } = new DOMParser().parseFromString(body, 'text/html');
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    page,
    head,
    language: documentElement.lang,
    texts,
    link: page.querySelector('a')?.getAttribute('href'),
  };
}

test('a card has its matches, the main one first, and leads to the page', async () => {
  const { texts, link, language } = await shown('/embed/event/e');
  expect(language).toBe('en');
  expect(texts('h1')).toEqual(['East vs West']);
  expect(texts('p')).toEqual(['Arm Wrestling', '2 Feb 2020 · Kyoto, Japan', 'See on Armwiki']);
  expect(texts('li')).toEqual([
    'BEA3–1ANNRight arm · 75kg',
    'ANN3–1CATRight arm · 75kg',
    'ANN3–1BEARight arm · 75kg',
  ]);
  expect(texts('strong')).toEqual(['BEA', 'ANN', 'ANN']);
  expect(link).toBe(`${origin}/sport/armw/event/e`);
});

test('of a card may be known only its month', async () => {
  const of = wikiWith({
    event: [event({ date: '2020-02-01', datePrecision: 'month' })],
    player: [],
    match: [],
  });
  expect((await shown('/embed/event/e', of)).texts('p')[1]).toBe('February 2020');
  expect((await shown('/embed/event/e?lang=ja', of)).texts('p')[1]).toBe('2020年2月');
});

test('the same in Japanese', async () => {
  const { texts, language } = await shown('/embed/event/e?lang=ja');
  expect(language).toBe('ja');
  expect(texts('p')).toEqual(['アームレスリング', '2020年2月2日 · Kyoto, 日本', 'Armwikiで見る']);
});

test('a pair has its tally and meetings, also those of whoever was merged', async () => {
  const { texts, link } = await shown('/embed/versus/bea/ann');
  expect(texts('h1')).toEqual(['BEA v ANN']);
  expect(texts('p')).toEqual(['Head-to-head', '1–1', 'See on Armwiki']);
  expect(texts('li')).toHaveLength(2);
  expect(link).toBe(`${origin}/player/bea/versus/ann`);
});

test('a ranking has who is ranked, and leads to the same ranking', async () => {
  const names = ['ann', 'bea', 'eve', 'fay'];
  const matches = names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .flatMap((other, place) =>
        [1, 2, 3].map((time) => fought(`${one}-${other}-${time}`, one, other, 10 * at + place + time)),
      ),
  );
  const of = wikiWith({
    event: [event()],
    player: names.map((id) => player({ id, name: id })),
    match: matches,
  });
  const { texts, link, page } = await shown('/embed/rankings/armw?gender=M&arm=R', of);
  expect(texts('h1')).toEqual(['Rankings']);
  expect(texts('p')[1]).toBe('Men · Right arm · 1 Mar 2020');
  expect(texts('li bdi')).toEqual(names);
  expect(texts('li b')).toEqual(['1', '2', '3', '4']);
  // As in the app: without a comma.
  expect(texts('li')[0]).toMatch(/[^,\d]1\d{3} points/);
  expect(page.querySelector('ol')?.className).toBe('one');
  expect(link).toBe(`${origin}/sport/armw/rankings?gender=M&arm=R`);
  expect((await shown('/embed/rankings/armw?gender=W&arm=R', of)).texts('p')).toContain(
    'No ranked players yet',
  );
});

test('there is one address of each, to which others lead; hidden, unknown and misspelled ones are none', async () => {
  const answer = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers['Location']];
  };
  expect(await answer('/embed/event/e?lang=en&x=1')).toEqual([301, '/embed/event/e']);
  expect(await answer('/embed/event/twice?lang=ja')).toEqual([301, '/embed/event/e?lang=ja']);
  expect(await answer('/embed/rankings/armw')).toEqual([301, '/embed/rankings/armw?gender=M&arm=R']);
  expect(await answer('/embed/rankings/armw?arm=Q&lang=ja&gender=W')).toEqual([
    301,
    '/embed/rankings/armw?gender=W&arm=R&lang=ja',
  ]);
  expect(await answer('/embed/versus/anne/bea')).toEqual([301, '/embed/versus/ann/bea']);
  for (const path of [
    '/embed/versus/ann/cat',
    '/embed/versus/ann/anne',
    '/embed/versus/ann/ann',
    '/embed/versus/ann',
    '/embed/event/none',
    '/embed/rankings/none',
    '/embed/player/ann',
    '/embed/',
  ])
    expect([path, ...(await answer(path))]).toEqual([path, 404, undefined]);
});

test('the largest card weighs 30 kB at most, says how much is left out, and fetches nothing', async () => {
  const long = 'Ⅷ'.repeat(100);
  const matches = Array.from({ length: 400 }, (_, at) => ({
    ...fought(`m${at}`, 'ann', 'bea', at),
    player1: { id: 'ann', name: long },
    player2: { id: 'bea', name: '"'.repeat(100) },
  }));
  const of = wikiWith({
    event: [{ ...event(), name: long, location: long }],
    match: matches as never,
  });
  for (const path of ['/embed/event/e', '/embed/event/e?lang=ja']) {
    const { body } = await ask(path, of);
    expect(Buffer.byteLength(body)).toBeLessThan(mostBytes);
    const { page, head, texts } = await shown(path, of);
    const rows = texts('li').length;
    expect(rows).toBeGreaterThan(15);
    expect(texts('p').join()).toContain(String(400 - rows));
    expect(page.querySelectorAll('script, img, iframe, [style]')).toHaveLength(0);
    expect(head.querySelectorAll('script, link:not([rel=canonical])')).toHaveLength(0);
  }
});

test('names are texts, whatever they hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constant('</style><script>alert(1)</script>'), fc.string({ minLength: 1, maxLength: 30 })),
      async (name) => {
        const of = wikiWith({
          event: [{ ...event(), name }],
          match: [{ ...fought('m1', 'ann', 'bea', 1), player1: { id: 'ann', name, score: 3 } } as never],
        });
        const { texts, page } = await shown('/embed/event/e', of);
        const read = (text: string) => text.replace(/\0/g, '').replace(/\r\n?/g, '\n');
        expect(texts('h1')).toEqual([read(name)]);
        expect(page.querySelectorAll('script')).toHaveLength(0);
      },
    ),
    { numRuns: 50 },
  );
});

test('an address is read as it is written', () => {
  const embeds: readonly Embed[] = [
    { subject: { kind: 'event', id: 'e' }, language: 'ja' },
    { subject: { kind: 'versus', ids: ['a', 'b'] }, language: 'en' },
    { subject: { kind: 'rankings', sport: 'armw', gender: '-', code: 'L' }, language: 'ja' },
    { subject: { kind: 'rankings', sport: 'armw', gender: 'W', code: 'R' }, language: 'en' },
  ];
  for (const embed of embeds) {
    const [path = '', query = ''] = embedPath(embed, builtInSports).split('?');
    expect(readEmbedPath(path, new URLSearchParams(query), builtInSports)).toEqual(embed);
  }
});
