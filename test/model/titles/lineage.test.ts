import fc from 'fast-check';
import { eventId, matchId, playerId, sportId, type PlayerId } from '@/model/ids';
import type { DateString } from '@/model/dates';
import { defencesIn, lineageOf, presentReign, type Lineage } from '@/model/titles/lineage';
import type { TitleMatch } from '@/model/titles/titleMatch';
import { runs } from '@test/support/property';

const title = { name: 'World title', gender: 'M', codes: [] } as const;
const [ann, bea, cid, dan] = ['ann', 'bea', 'cid', 'dan'].map(playerId) as [
  PlayerId,
  PlayerId,
  PlayerId,
  PlayerId,
];

const fought = (...pairs: readonly (readonly [PlayerId, PlayerId, 'drawn'?])[]): readonly TitleMatch[] =>
  pairs.map(([first, second, drawn], at) => ({
    id: matchId(`m${at}`),
    sport: sportId('armw'),
    event: eventId('e'),
    date: `20${String(10 + at)}-01-01` as DateString,
    order: 1,
    title,
    players: [first, second],
    ...(drawn === undefined && { winner: first }),
  }));

/** `ann won, defended; bea won from ann` and so on, with the end of each reign. */
const told = ({ reigns }: Lineage) =>
  reigns.map(({ holder, from, matches, ended, disputedBy }) =>
    [
      holder,
      from && `from ${from}`,
      ...matches.map(({ as }) => as),
      ended && `${ended.as}${ended.to ? ` to ${ended.to}` : ''}`,
      disputedBy && `disputed by ${disputedBy.join()}`,
    ]
      .filter(Boolean)
      .join(' '),
  );

test('whoever wins a vacant title holds it, defends it by winning, and loses it to whoever wins', () => {
  const lineage = lineageOf(fought([ann, bea], [ann, cid], [dan, ann]));
  expect(told(lineage)).toEqual(['ann won defended lost to dan', 'dan from ann won']);
  expect(presentReign(lineage)?.holder).toBe(dan);
  expect(lineage.reigns.map(defencesIn)).toEqual([1, 0]);
  expect(lineage.reigns[1]?.matches[0]).toMatchObject({ match: 'm2', opponent: 'ann', date: '2012-01-01' });
});

test('a draw leaves the title where it is', () => {
  expect(told(lineageOf(fought([ann, bea, 'drawn'], [ann, bea], [cid, ann, 'drawn'])))).toEqual([
    'ann won kept',
  ]);
  expect(lineageOf(fought([ann, bea, 'drawn'])).undecided).toEqual(['m0']);
  expect(presentReign(lineageOf([]))).toBeUndefined();
});

test('where two others meet for it, the holder has left it vacant', () => {
  expect(told(lineageOf(fought([ann, bea], [cid, dan])))).toEqual(['ann won vacated', 'cid won']);
  const drawn = lineageOf(fought([ann, bea], [cid, dan, 'drawn']));
  expect(told(drawn)).toEqual(['ann won vacated']);
  expect(presentReign(drawn)).toBeUndefined();
  expect(drawn.undecided).toEqual(['m1']);
});

test('if who left it comes back unbeaten, the reigns in between were disputed, and the match decides', () => {
  expect(told(lineageOf(fought([ann, bea], [cid, dan], [dan, cid], [ann, dan])))).toEqual([
    'ann won vacated',
    'cid won lost to dan disputed by ann',
    'dan from cid won lost to ann disputed by ann',
    'ann from dan won',
  ]);
  // A player who returned and lost has no claim any more.
  expect(told(lineageOf(fought([ann, bea], [cid, dan], [cid, ann], [bea, dan], [ann, bea])))).toEqual([
    'ann won vacated',
    'cid won defended vacated disputed by ann',
    'bea won lost to ann',
    'ann from bea won',
  ]);
});

test('two who both claim it hold it one after the other, each disputed by the other', () => {
  expect(told(lineageOf(fought([ann, bea], [cid, dan], [ann, bea], [cid, dan])))).toEqual([
    'ann won vacated',
    'cid won vacated disputed by ann',
    'ann won vacated disputed by cid',
    'cid won',
  ]);
});

const anyMatches = fc
  .array(
    fc.record({
      players: fc.shuffledSubarray([ann, bea, cid, dan], { minLength: 2, maxLength: 2 }),
      drawn: fc.boolean(),
      day: fc.integer({ min: 10, max: 14 }),
      order: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 14 },
  )
  .map((many) =>
    many.map(({ players: [first, second], drawn, day, order }, at): TitleMatch => ({
      ...fought(drawn ? [first!, second!, 'drawn'] : [first!, second!])[0]!,
      id: matchId(`m${at}`),
      date: `20${day}-01-01` as DateString,
      order,
    })),
  );

test('in whatever order the matches come, the history is the same', () => {
  fc.assert(
    fc.property(
      anyMatches.chain((matches) =>
        fc.tuple(fc.constant(matches), fc.shuffledSubarray(matches, { minLength: matches.length })),
      ),
      ([matches, shuffled]) => expect(lineageOf(shuffled)).toEqual(lineageOf(matches)),
    ),
    runs(100),
  );
});

test('at most one player holds it at a time, each reign has the match that began it, and every match is told of', () => {
  fc.assert(
    fc.property(anyMatches, (matches) => {
      const { reigns, undecided } = lineageOf(matches);
      const known = new Map(matches.map((match) => [match.id, match]));
      for (const [at, { holder, from, matches: own, ended }] of reigns.entries()) {
        const next = reigns[at + 1];
        // The next reign begins when this one ends or later, and succeeds this holder alone.
        expect(ended === undefined).toBe(next === undefined && ended === undefined);
        if (next) expect(next.matches[0].date >= ended!.date).toBe(true);
        if (next?.from !== undefined) expect([next.from, ended?.to]).toEqual([holder, next.holder]);
        expect(own[0].as).toBe('won');
        expect(known.get(own[0].match)?.winner).toBe(holder);
        expect(own.slice(1).every(({ as }) => as !== 'won')).toBe(true);
        if (from !== undefined) expect(known.get(own[0].match)?.players).toContain(from);
      }
      const told = [...reigns.flatMap(({ matches: own }) => own.map(({ match }) => match)), ...undecided];
      expect(told.toSorted()).toEqual([...known.keys()].toSorted());
    }),
    runs(100),
  );
});

test('a reign begins and ends when no more is known than the month', () => {
  const [won, lost] = fought([ann, bea], [bea, ann]);
  const month = (match: TitleMatch | undefined) => ({ ...match!, datePrecision: 'month' as const });
  const [reign] = lineageOf([month(won), month(lost)]).reigns;
  expect([reign?.matches[0].date, reign?.ended?.date]).toEqual(['2010-01', '2011-01']);
});
