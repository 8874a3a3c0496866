import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { eventId, matchId, sportId } from '@/model/ids';
import type { EffectQuestion, RankedRating } from '@/model/ratings/effect';
import { ratedMatch, type RatedMatch } from '@/model/ratings/ratedMatch';
import { createRatingsHost } from '@/model/ratings/ratingsHost';
import { builtInSports, findSport } from '@/model/sports';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import { runs } from '@test/support/property';
import { readDataSet } from '../../../scripts/data/dataSet';
import { anyFight, day, fight, player } from './fights';

const sport = sportId('armw');
const asOf = day('2030-01-01');

function hostOf(matches: readonly RatedMatch[], reviewed = matches.map(({ event }) => event)) {
  const host = createRatingsHost(ratingModelsOf(builtInSports));
  host.change({ matches, gone: [], reviewed, unreviewed: [] });
  return host;
}

const changed = (matches: readonly RatedMatch[], id: string, as: RatedMatch | undefined) => [
  ...matches.filter((match) => match.id !== id),
  ...(as ? [as] : []),
];

type Host = ReturnType<typeof createRatingsHost>;

function shown(host: Host, question: EffectQuestion, of: string, code: 'L' | 'R'): RankedRating | undefined {
  const { gender } = question;
  const row = host
    .answer('board', { sport, asOf, gender, code, inactive: true })
    .rows.find((each) => each.player === of);
  if (!row) return undefined;
  const { points, deviation, provisional, rank } = row;
  return { points, deviation, provisional, ...(rank !== undefined && { rank }) };
}

/** Within a book's tolerance: a part of a point. */
function expectSame(found: RankedRating | undefined, expected: RankedRating | undefined): void {
  expect(found === undefined).toBe(expected === undefined);
  if (!found || !expected) return;
  expect(Math.abs(found.points - expected.points)).toBeLessThan(0.5);
  expect(Math.abs(found.deviation - expected.deviation)).toBeLessThan(0.5);
}

test('what a changed match would do is what all matches rated anew give, and afterwards nothing has changed', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyFight, { selector: ({ id }) => id, maxLength: 30 }),
      anyFight,
      fc.boolean(),
      (matches, next, tells) => {
        const events = [eventId('e1'), eventId('e2')];
        const host = hostOf(matches, events);
        const would = hostOf(changed(matches, next.id, tells ? next : undefined), events);
        const question: EffectQuestion = {
          sport,
          match: next.id,
          ...(tells && { as: next }),
          players: [next.player1.id, next.player2.id],
          gender: next.gender,
          codes: ['L', 'R'],
          asOf,
        };
        const { changes } = host.answer('effect', question);
        for (const of of question.players)
          for (const code of ['L', 'R'] as const) {
            const found = changes.find((each) => each.player === of && each.code === code);
            expectSame(found?.before, shown(host, question, of, code));
            expectSame(found?.after, shown(would, question, of, code));
            expectSame(shown(host, question, of, code), shown(hostOf(matches, events), question, of, code));
          }
      },
    ),
    runs(100),
  );
});

describe('of the real matches', () => {
  // A day on which their players are active.
  const asOf = day('2026-01-01');
  const set = readDataSet(readFileSync(join(__dirname, '../../../data/armwrestling.json'), 'utf8'), 0);
  const matches = set.match.flatMap(
    (match) => ratedMatch(match, findSport(builtInSports, match.event.sport.id)) ?? [],
  );
  /** The newest one with a code between two who have a rank with it. */
  const host = hostOf(matches);
  const ranks = (of: Host, { gender, code }: RatedMatch) =>
    new Map(
      of
        .answer('board', { sport, asOf, gender, ...(code && { code }) })
        .rows.map(({ player, rank }) => [player, rank]),
    );
  const match = matches
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .find((each) => {
      const known = ranks(host, each);
      return each.code && known.get(each.player1.id) && known.get(each.player2.id);
    })!;
  const code = match.code!;
  const question = (as: RatedMatch | undefined): EffectQuestion => ({
    sport,
    match: match.id,
    ...(as && { as }),
    players: [match.player1.id, match.player2.id],
    gender: match.gender,
    codes: ['L', 'R'],
    asOf,
  });
  const turned: RatedMatch = {
    ...match,
    player1: { ...match.player1, score: match.player2.score },
    player2: { ...match.player2, score: match.player1.score },
  };

  test('the other way round, points and places go over, as in rankings of the changed data', () => {
    const would = hostOf(changed(matches, match.id, turned));
    const { changes, others } = host.answer('effect', question(turned));
    const moved = (at: 'player1' | 'player2') =>
      changes.find((each) => each.player === match[at].id && each.code === code)!;
    const [better, worse] =
      match.player1.score < match.player2.score
        ? (['player1', 'player2'] as const)
        : (['player2', 'player1'] as const);
    expect(moved(better).after!.points).toBeGreaterThan(moved(better).before!.points);
    expect(moved(worse).after!.points).toBeLessThan(moved(worse).before!.points);
    const [before, after] = [ranks(host, match), ranks(would, match)];
    for (const at of [better, worse]) {
      expect(moved(at).before!.rank).toBe(before.get(match[at].id));
      expect(moved(at).after!.rank).toBe(after.get(match[at].id));
    }
    expect(others).toBeGreaterThan(0);
  });

  test('what is proposed as it is moves nobody', () => {
    const { changes, others } = host.answer('effect', question(match));
    expect(others).toBe(0);
    for (const { before, after } of changes) expect(after!.rank).toBe(before!.rank);
  });
});

test('a first match gives a rating to who had none, and taking it away takes the rating', () => {
  const host = hostOf([fight('m1', 'ann', 3, 1, 'bea')]);
  const ask = (match: string, as?: RatedMatch) =>
    host.answer('effect', {
      sport,
      match: matchId(match),
      ...(as && { as }),
      players: [player('bea'), player('cid')],
      gender: 'M',
      codes: ['R'],
      asOf,
    }).changes;
  const come = ask('m2', fight('m2', 'bea', 3, 0, 'cid'));
  expect(come.map((each) => [each.player, 'before' in each, 'after' in each])).toEqual([
    ['bea', true, true],
    ['cid', false, true],
  ]);
  const gone = ask('m1');
  expect(gone.map((each) => [each.player, 'before' in each, 'after' in each])).toEqual([
    ['bea', true, false],
  ]);
});

test('at an event that nobody has reviewed a match moves nothing', () => {
  const host = hostOf([fight('m1', 'ann', 3, 1, 'bea')]);
  const as = fight('m2', 'ann', 0, 3, 'bea', { event: eventId('new') });
  const { changes } = host.answer('effect', {
    sport,
    match: as.id,
    as,
    players: [player('ann'), player('bea')],
    gender: 'M',
    codes: ['R'],
    asOf,
  });
  expect(changes).toHaveLength(2);
  for (const { before, after } of changes) expect(after).toEqual(before);
});
