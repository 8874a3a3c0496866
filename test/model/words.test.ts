import { dateOf, isDateString } from '@/model/dates';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { deltaEffect } from '@/model/proposals/deltaEffect';
import { deriveRecord, deriveResults } from '@/model/records/deriveResult';
import { matchSummary } from '@/model/matches/matchSummary';
import { sentenceOf } from '@/language/causes';
import { causeOf } from '@/model/cause';
import { path, routes } from '@/model/sharing/routes';
import { parseYoutube } from '@/model/records/parseVideo';
import { playerId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { applyChange } from '@/overlay/change';
import { asNew, delta, event, match } from '@test/support/factories';

const fought = (score1?: number, score2?: number, fields: Partial<Match> = {}) =>
  deriveResults(
    match('m1', {
      player1: { id: playerId('ann'), name: 'Ann', ...(score1 !== undefined && { score: score1 }) },
      player2: { id: playerId('bea'), name: 'Bea', ...(score2 !== undefined && { score: score2 }) },
      ...fields,
    }),
  );

describe('the summary of a match', () => {
  test.each<[string, Match]>([
    ['Ann (W) v Bea (L) 3-1 (L, 75kg)', fought(3, 1, { arm: 'L', weight: '75kg' })],
    ['Ann (W) v Bea (L) 3-1 (75kg)', fought(3, 1, { weight: '75kg' })],
    ['Ann (L) v Bea (W) 0-4 (R)', fought(0, 4, { arm: 'R' })],
    ['Ann (D) v Bea (D) 2-2', fought(2, 2)],
    ['Ann v Bea', fought()],
    ['Ann v Bea (Open)', fought(3, undefined, { weight: 'Open' })],
  ])('%s', (text, of) => {
    expect(matchSummary(of)).toBe(text);
  });
});

describe('the result of a match', () => {
  test('is what the scores say, and absent without both', () => {
    expect(
      [fought(3, 1), fought(1, 3), fought(2, 2), fought(3)].map((of) => [
        of.player1.result,
        of.player2.result,
      ]),
    ).toEqual([
      ['W', 'L'],
      ['L', 'W'],
      ['D', 'D'],
      [undefined, undefined],
    ]);
    expect(fought(3).player1).not.toHaveProperty('result');
  });

  test('that is right already leaves the match its reference, a wrong one is replaced', () => {
    const right = fought(3, 1);
    expect(deriveResults(right)).toBe(right);
    const typed = { ...match('m1'), player1: { ...match('m1').player1, result: 'W' as const } };
    expect(deriveResults(typed).player1).not.toHaveProperty('result');
    expect(deriveRecord('event', event('e1'))).toEqual(event('e1'));
  });
});

describe('the effect of a delta', () => {
  const effect = <T extends Partial<Delta>>(fields: T) => deltaEffect(delta('d1', fields));

  test('of one field is a write to its path', () => {
    expect(effect({})).toEqual({
      kind: 'patch',
      id: 'e1',
      patch: [{ path: 'name', value: 'A better name' }],
    });
    expect(effect({ field: 'youtube', value: null })).toMatchObject({
      patch: [{ path: 'youtube', value: null }],
    });
  });

  test('of a player sets who, and leaves the score', () => {
    const change = deltaEffect({
      ...delta('d1', { docId: 'm1', field: 'player1', value: { id: 'zoe', name: 'Zoe' } }),
      collection: 'match',
    });
    expect(applyChange(fought(3, 1), change)?.player1).toEqual({
      id: 'zoe',
      name: 'Zoe',
      score: 3,
      result: 'W',
    });
  });

  test('of a whole record merges its fields only', () => {
    const change = effect({ field: '', value: { name: 'New', valid: 1 } });
    expect(change).toEqual({ kind: 'patch', id: 'e1', patch: [{ path: 'name', value: 'New' }] });
  });

  test('of a new record takes the id of the delta and what the function adds', () => {
    const change = effect({
      docId: '',
      field: '',
      value: { name: 'Cup', date: '2024-01-01', sport: { id: 'armw' } },
    });
    expect(change).toEqual({
      kind: 'set',
      id: 'd1',
      value: {
        id: 'd1',
        name: 'Cup',
        date: '2024-01-01',
        sport: { id: 'armw' },
        author: { id: 'editor' },
        created: 1_000,
        updatedAt: 1_000,
        valid: 0,
      },
    });
  });

  test('of a new match has its results', () => {
    const value = {
      date: '2024-01-01',
      player1: { id: 'ann', name: 'Ann', score: 3 },
      player2: { id: 'bea', name: 'Bea', score: 1 },
      gender: 'W',
      order: 1,
      event: { id: 'e1', date: '2024-01-01', sport: { id: 'armw' } },
    };
    const proposal = { collection: 'match', docId: '', field: '', value } as const;
    expect(proposalProblem(proposal, asNew)).toBeUndefined();
    expect(deltaEffect({ ...delta('d1'), ...proposal })).toMatchObject({
      kind: 'set',
      value: { id: 'd1', player1: { result: 'W' }, player2: { result: 'L' } },
    });
  });

  test('is about the record it names, or itself', () => {
    expect([recordIdOf(delta('d1')), recordIdOf(delta('d1', { docId: '' }))]).toEqual(['e1', 'd1']);
  });
});

describe('addresses', () => {
  test('include those of the specification, as it has them', () => {
    const known: readonly string[] = Object.values(routes);
    const specified = [
      '/',
      '/login',
      '/sport',
      '/sport/:id',
      '/sport/:id/:panel',
      '/sport/:id/event/:eventId',
      '/sport/:id/event/:eventId/:panel',
      '/player',
      '/player/:id',
      '/delta',
      '/mydelta',
      '/review/event',
      '/rankings',
      '/about',
    ];
    expect(known.filter((pattern) => specified.includes(pattern))).toEqual(specified);
  });

  test('are made by name, an odd id being one step', () => {
    expect(path('home')).toBe('/');
    expect(path('eventPanel', { id: 'armw', eventId: 'e1', panel: 'video' })).toBe(
      '/sport/armw/event/e1/video',
    );
    expect(path('player', { id: 'a/b ?' })).toBe('/player/a%2Fb%20%3F');
    expect(() => path('player', { id: '' })).toThrow('Route player expects the parameter id');
  });
});

test.each([
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  [' https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10 ', 'https://youtu.be/dQw4w9WgXcQ?t=10'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1h2m5s', 'https://youtu.be/dQw4w9WgXcQ?t=3725'],
  ['https://youtu.be/dQw4w9WgXcQ?t=3725s', 'https://youtu.be/dQw4w9WgXcQ?t=3725'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', 'https://youtu.be/dQw4w9WgXcQ?t=90'],
  ['https://youtu.be/dQw4w9WgXcQ#t=2m', 'https://youtu.be/dQw4w9WgXcQ?t=120'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1:02:05', 'https://youtu.be/dQw4w9WgXcQ?t=3725'],
  ['https://youtu.be/dQw4w9WgXcQ?t=2:05', 'https://youtu.be/dQw4w9WgXcQ?t=125'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=90s', 'https://youtu.be/dQw4w9WgXcQ?t=90'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=90', 'https://youtu.be/dQw4w9WgXcQ?t=90'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#start=90', 'https://youtu.be/dQw4w9WgXcQ?t=90'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&time_continue=90', 'https://youtu.be/dQw4w9WgXcQ?t=90'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1:99999', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=0', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=99999999', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtube.com/live/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://example.com/watch?v=dQw4w9WgXcQ', undefined],
  ['javascript:alert(1)', undefined],
  ['https://youtube.com/watch', undefined],
  ['', undefined],
])('the video in "%s" is %s', (text, id) => {
  expect(parseYoutube(text)).toBe(id);
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2023-02-30', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2023-1-1', false],
  [20230101, false],
])('whether %s is a day: %s', (text, is) => {
  expect(isDateString(text)).toBe(is);
});

test('the day of a time is that of UTC', () => {
  expect(dateOf(Date.UTC(2024, 1, 29, 23, 59))).toBe('2024-02-29');
});

test('reading what is not there fails in the words of the specification', () => {
  expect(sentenceOf(causeOf('doesNotExist', { record: 'event/e1' }))).toBe(
    'event/e1 does not exist so cannot upgrade data',
  );
});
