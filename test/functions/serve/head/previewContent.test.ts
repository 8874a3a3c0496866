import { deriveResults } from '@/model/records/deriveResult';
import { builtInSports } from '@/model/sports';
import { askedPreview, isSigned, previewPath } from '../../../../functions/src/serve/head/previewAddress';
import { address, event, match, player } from './pages';
import { between, preview, cup, eventPage, matchPage, pairPage, playerPage } from '../preview/sample';

test('a match says who met, how it ended, where, when and in what', () => {
  expect(preview(matchPage())).toEqual({
    kind: 'board',
    heading: 'East vs West 12',
    about: '20 April 2024 · Istanbul, Turkey',
    sides: [
      { name: 'Levan Saginashvili', score: 4, mark: 'Winner' },
      { name: 'Devon Larratt', score: 0, mark: undefined },
    ],
    foot: 'Right arm · 75kg · Men',
    unreviewed: false,
  });
});

test('what is not known is left out, and nobody wins without a result', () => {
  const bare = preview(
    matchPage(between('Ann', 'Bea', undefined, { date: '1900-01-01', arm: undefined }), event()),
  );
  expect(bare).toMatchObject({ about: '', foot: '75kg · Men' });
  expect(bare).toMatchObject({ sides: [{ name: 'Ann' }, { name: 'Bea' }] });
  expect(JSON.stringify(bare)).not.toMatch(/score|mark/);
  expect(preview(matchPage(between('Ann', 'Bea', [2, 2])))).toMatchObject({
    sides: [{ mark: 'Draw' }, { mark: 'Draw' }],
  });
});

test('a winner without a score is told without numbers, and how it came about', () => {
  const walkover = deriveResults({
    ...between('Ann', 'Bea'),
    outcome: 'walkover',
    winner: 'player1',
  });
  const shown = preview(matchPage(walkover));
  expect(shown).toMatchObject({
    sides: [{ name: 'Ann', mark: 'Winner' }, { name: 'Bea' }],
    foot: 'Walkover · Right arm · 75kg · Men',
  });
  const latest = preview(playerPage(player(), [walkover]));
  expect(latest).toMatchObject({ foot: expect.stringContaining('won v Bea') });
  expect(JSON.stringify([shown, latest])).not.toContain('undefined');
});

test('even scores with a winner say so', () => {
  const even = between('Ann', 'Bea');
  const won = deriveResults({
    ...even,
    player1: { ...even.player1, score: 2 },
    player2: { ...even.player2, score: 2 },
    outcome: 'winner',
    winner: 'player2',
  });
  expect(preview(matchPage(won))).toMatchObject({
    foot: 'Won, scores level · Right arm · 75kg · Men',
  });
});

test('codes of a later version stand as they are', () => {
  const later = {
    outcome: 'constructor',
    winner: 'constructor',
    arm: 'toString',
    weight: 'valueOf',
    gender: 'constructor',
  } as object;
  const shown = preview(matchPage(deriveResults({ ...between('Ann', 'Bea'), ...later })));
  expect(shown).toMatchObject({ foot: 'constructor · toString · valueOf · constructor' });
});

test('a country is named', () => {
  expect(preview(playerPage(player({ country: 'JP' })))).toMatchObject({ heading: 'Japan' });
});

test('an event shows the beginning of its card, the main event first, and counts all', () => {
  const matches = Array.from({ length: 6 }, (_, at) => between(`A${at}`, `B${at}`, [3, 0], { order: at }));
  const shown = preview(eventPage(cup, matches));
  expect(shown).toMatchObject({
    kind: 'event',
    heading: '20 April 2024 · Istanbul, Turkey',
    name: 'East vs West 12',
    foot: '6 matches on the card',
  });
  expect(shown.kind === 'event' && shown.matches.map(({ sides }) => sides[0].name)).toEqual([
    'A0',
    'A1',
    'A2',
    'A3',
  ]);
  expect(preview(eventPage(cup, []))).toMatchObject({ matches: [], foot: 'No matches yet' });
});

test('the picture of a summary shows results only, those of matches for titles first', () => {
  const summary = (matches: Parameters<typeof eventPage>[1]) =>
    preview({ ...eventPage(cup, matches), panel: 'summary' } as ReturnType<typeof eventPage>);
  const matches = [
    between('Ann', 'Bea', [3, 1]),
    between('Cid', 'Dan'),
    between('Eva', 'Fay', [3, 2], { title: 'Belt' }),
  ];
  const shown = summary(matches);
  expect(shown).toMatchObject({ kind: 'event', foot: '2 results · 1 match for a title' });
  expect(shown.kind === 'event' && shown.matches.map(({ sides }) => sides[0].name)).toEqual(['Eva', 'Ann']);
  expect(summary([matches[1]!])).toEqual(preview(eventPage(cup, [matches[1]!])));
});

test('what no moderator has reviewed is marked, the match of such an event too', () => {
  const fresh = event({ valid: 0 });
  expect(preview(eventPage(fresh))).toMatchObject({ unreviewed: true });
  expect(preview(matchPage(match(), fresh))).toMatchObject({ unreviewed: true });
  expect(preview(matchPage())).toMatchObject({ unreviewed: false });
});

test('a player shows each arm that was used, all matches where that is more, and the latest', () => {
  const right = between('Ann', 'Bea', [3, 1]);
  const left = between('Bea', 'Ann', [3, 3], {
    arm: 'L',
    player1: { id: 'p2', name: 'Bea', score: 3 },
    player2: { id: 'p1', name: 'Ann', score: 3 },
  });
  const both = preview(playerPage(player({ country: 'CA', aliases: ['Annie', 'A.'] }), [left, right]));
  expect(both).toEqual({
    kind: 'player',
    heading: 'Canada',
    name: 'Ann',
    about: 'also Annie, A.',
    records: [
      { label: 'Right arm', value: '1–0', meaning: 'won–lost' },
      { label: 'Left arm', value: '0–0–1', meaning: 'W–L–D' },
      { label: 'All matches', value: '1–0–1', meaning: 'W–L–D' },
    ],
    foot: 'Latest: drew 3–3 v Bea · East vs West 12 · 20 April 2024',
  });
  const only = preview(playerPage(player(), [right]));
  expect(only).toMatchObject({ records: [{ label: 'Right arm' }] });
  expect(preview(playerPage(player(), []))).toMatchObject({ records: [], foot: 'No matches yet' });
});

test('a pair shows the matches each has won and who leads', () => {
  const won = between('Ann', 'Bea', [3, 1]);
  expect(
    preview(pairPage([between('Ann', 'Bea', [2, 2]), won, won, between('Ann', 'Bea', [0, 3])])),
  ).toMatchObject({
    heading: 'Head-to-head',
    about: '4 meetings · 1 draw',
    sides: [
      { name: 'Ann', score: 2, mark: 'Leads' },
      { name: 'Bea', score: 1, mark: undefined },
    ],
  });
  const strangers = preview(pairPage([]));
  expect(strangers).toMatchObject({ about: 'They have not met yet', foot: '' });
  expect(JSON.stringify(strangers)).not.toMatch(/score|mark/);
});

describe('the address of a picture', () => {
  const at = (page: Parameters<typeof preview>[0]) => previewPath(preview(page), page.address, 'a key');

  test('is that of the page after a digest and its signature', () => {
    expect(at(matchPage())).toMatch(/^\/preview\/[\da-f]{24}\/match\/m\.png$/);
    expect(at(pairPage())).toMatch(/^\/preview\/[\da-f]{24}\/player\/p1\/versus\/p2\.png$/);
    expect(askedPreview(at(eventPage()), builtInSports)?.page).toBe('/sport/armw/event/e');
  });

  test('is signed for its page, its digest and its key alone', () => {
    const signed = (path: string, key = 'a key') => {
      const asked = askedPreview(path, builtInSports);
      return asked && isSigned(asked, key);
    };
    const own = at(matchPage());
    expect(signed(own)).toBe(true);
    expect(signed(own, 'another key')).toBe(false);
    expect(signed(own.replace('/match/m', '/match/n'))).toBe(false);
    expect(
      signed(own.replace(/\/preview\/./, (start) => start.slice(0, -1) + (start.endsWith('0') ? '1' : '0'))),
    ).toBe(false);
    // Without a signature it is not an address of a picture.
    expect(askedPreview(own.replace(/([\da-f]{12})[\da-f]{12}/, '$1'), builtInSports)).toBeUndefined();
  });

  test('changes with whatever the picture shows, and with nothing else', () => {
    const shown = [
      matchPage(),
      matchPage(between('Levan Saginashvili', 'Devon Larratt', [4, 1])),
      matchPage(between('Levan Saginashvili', 'Devon Laratt', [4, 0])),
      matchPage(between('Levan Saginashvili', 'Devon Larratt', [4, 0], { arm: 'L' })),
      matchPage(undefined, event({ name: 'East vs West 12', date: '2024-04-20', location: 'Dubai' })),
      matchPage(
        undefined,
        event({ name: 'East vs West 12', date: '2024-04-20', location: 'Istanbul, Turkey', valid: 0 }),
      ),
    ].map(at);
    expect(new Set(shown).size).toBe(shown.length);
    const touched = between('Levan Saginashvili', 'Devon Larratt', [4, 0], {
      updatedAt: 99,
      source: ['x'],
      order: 7,
    });
    expect(at(matchPage(touched))).toBe(at(matchPage()));
  });

  test('is one for every panel of an event and both orders of a pair', () => {
    const video = { ...eventPage(), address: address('/sport/armw/event/e/matches') };
    expect(at(video)).toBe(at(eventPage()));
    expect(at({ ...pairPage(), address: address('/player/p2/versus/p1') })).toBe(at(pairPage()));
  });

  test.each([
    '/preview/',
    '/preview/0123456789ab.png',
    '/preview/0123456789AB/match/m.png',
    '/preview/0123456789ab/match/m',
    '/preview/0123456789ab/match/m.jpg',
    '/preview/0123/match/m.png',
    '/preview/0123456789abc/match/m.png',
    '/preview/0123456789ab/rankings.png',
    '/preview/0123456789ab/rankings/p1.png',
    '/preview/0123456789ab/match/__m__.png',
    '/preview/0123456789ab/match/%C3%A4.png',
    '/match/m.png',
  ])('is not %s', (path) => {
    expect(askedPreview(path, builtInSports)).toBeUndefined();
  });
});
