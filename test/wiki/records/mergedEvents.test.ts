import fc from 'fast-check';
import {
  emptyTable,
  tableDelete,
  tableEntries,
  tableGet,
  tableSet,
  tableValues,
  type Table,
} from '@/lib/table';
import {
  doublesAmong,
  doublesOf,
  eventAs,
  eventIdentitiesAmong,
  eventIdentityOf,
  matchesAs,
  noIdentities,
  nobody,
  type AllIdentities,
  type EventIdentities,
} from '@/model/identity/identities';
import { eventId, matchId } from '@/model/ids';
import type { Event, Match } from '@/model/records/records';
import type { DateString } from '@/model/dates';
import { createIdentities, createSameness } from '@/wiki/records/sameness';
import { deriveMatchesAs, deriveRecordsAs } from '@/wiki/records/identitiesSelectors';
import { event, match } from '@test/support/factories';
import { runs } from '@test/support/property';

interface Rows {
  readonly events: Table<Event>;
  readonly matches: Table<Match>;
}

type Step = (rows: Rows) => Rows;

const [events, matches] = [
  ['e1', 'e2', 'e3'],
  ['m1', 'm2', 'm3', 'm4', 'm5'],
];
const [anEvent, aMatch] = [fc.constantFrom(...events), fc.constantFrom(...matches)];
const putEvent = (rows: Rows, next: Event): Rows => ({
  ...rows,
  events: tableSet(rows.events, [[next.id, next]]),
});
const putMatch = (rows: Rows, next: Match): Rows => ({
  ...rows,
  matches: tableSet(rows.matches, [[next.id, next]]),
});
const withoutSame = <T extends { readonly sameAs?: unknown }>({ sameAs: _, ...rest }: T) => rest;
const ofEvent = (rows: Rows, id: string, change: (event: Event) => Event): Rows => {
  const known = tableGet(rows.events, id);
  return known ? putEvent(rows, change(known)) : rows;
};
const ofMatch = (rows: Rows, id: string, change: (match: Match) => Match): Rows => {
  const known = tableGet(rows.matches, id);
  return known ? putMatch(rows, change(known)) : rows;
};
const made = (id: string, at: string): Match =>
  match(id, { event: { ...match(id).event, id: eventId(at), date: '2024-05-04' as DateString } });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(anEvent, fc.option(anEvent)).map(
    ([id, as]): Step =>
      (rows) =>
        ofEvent(rows, id, (known) => (as === null ? withoutSame(known) : { ...known, sameAs: eventId(as) })),
  ),
  fc.tuple(aMatch, fc.option(aMatch)).map(
    ([id, as]): Step =>
      (rows) =>
        ofMatch(rows, id, (known) => (as === null ? withoutSame(known) : { ...known, sameAs: matchId(as) })),
  ),
  fc.tuple(anEvent, fc.constantFrom('2024-01-01', '2024-02-02')).map(
    ([id, date]): Step =>
      (rows) =>
        ofEvent(rows, id, (known) => ({ ...known, date: date as DateString })),
  ),
  fc.tuple(aMatch, fc.nat(9)).map(
    ([id, order]): Step =>
      (rows) =>
        ofMatch(rows, id, (known) => ({ ...known, order })),
  ),
  anEvent.map(
    (id): Step =>
      (rows) =>
        putEvent(rows, event(id, { name: `New ${id}` })),
  ),
  anEvent.map((id): Step => (rows) => ({ ...rows, events: tableDelete(rows.events, [id]) })),
  // The event of a match never changes.
  aMatch.map(
    (id): Step =>
      (rows) =>
        tableGet(rows.matches, id) ? rows : putMatch(rows, made(id, eventOf(id))),
  ),
  aMatch.map((id): Step => (rows) => ({ ...rows, matches: tableDelete(rows.matches, [id]) })),
);

const eventOf = (id: string) => events[matches.indexOf(id) % events.length]!;

const begin: Rows = {
  events: tableSet(
    emptyTable<Event>(),
    events.map((id) => [id, event(id, { name: id })] as const),
  ),
  matches: tableSet(
    emptyTable<Match>(),
    matches.map((id) => [id, made(id, eventOf(id))] as const),
  ),
};

function follower() {
  const [ofEvents, ofDoubles] = [
    createIdentities<Event, ReturnType<typeof eventIdentityOf>>(eventIdentityOf),
    createSameness<Match, Pick<Match, 'id'>, EventIdentities>(doublesOf),
  ];
  const [matchesOf, eventsOf] = [deriveMatchesAs(), deriveRecordsAs<Event, Event>(eventAs)];
  let all: AllIdentities = nobody;
  return (rows: Rows) => {
    const found = ofEvents(rows.events, emptyTable()).confirmed;
    const doubles = ofDoubles(rows.matches, emptyTable(), found, found).confirmed;
    if (found !== all.events || doubles !== all.doubles)
      all = { players: noIdentities, events: found, doubles };
    return { matches: matchesOf(rows.matches, all), events: eventsOf(rows.events, found), all };
  };
}

/**
 * The same without our code: each record keeps the set of ids merged with it, joined at each statement that counts, and
 * one record of the set represents it.
 */
function sets(ids: readonly string[], said: (id: string) => string | undefined) {
  const of = new Map(ids.map((id) => [id, new Set([id])]));
  for (const id of ids) {
    const other = said(id);
    const [own, others] = [of.get(id), other === undefined ? undefined : of.get(other)];
    if (!own || !others || own === others) continue;
    for (const each of others) {
      own.add(each);
      of.set(each, own);
    }
  }
  return of;
}

const asModel = (rows: Rows) => {
  const ofEvents = sets(
    [...tableValues(rows.events)].map(({ id }) => id),
    (id) => tableGet(rows.events, id)?.sameAs,
  );
  const cardOf = (id: string): ReadonlySet<string> => {
    const at: string = tableGet(rows.matches, id)!.event.id;
    return ofEvents.get(at) ?? new Set([at]);
  };
  const isOneCard = (id: string, other: string) => [...cardOf(id)].join() === [...cardOf(other)].join();
  return {
    events: new Set([...ofEvents.values()]),
    matches: new Set(
      sets(
        [...tableValues(rows.matches)].map(({ id }) => id),
        (id) => {
          const other = tableGet(rows.matches, id)?.sameAs;
          return other !== undefined &&
            tableGet(rows.matches, other) &&
            isOneCard(id, other) &&
            eventOf(id) !== eventOf(other)
            ? other
            : undefined;
        },
      ).values(),
    ),
  };
};

test('after any history each event and match stands once, and taking all back gives what there was', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const follow = follower();
      let rows = begin;
      for (const next of steps) {
        rows = next(rows);
        const shown = follow(rows);
        const found = eventIdentitiesAmong(tableValues(rows.events));
        const doubles = doublesAmong(tableValues(rows.matches), found);
        const all = [...tableValues(rows.matches)];
        expect(new Map(tableEntries(shown.matches))).toEqual(
          new Map(
            matchesAs(all, { players: noIdentities, events: found, doubles }).map((each) => [each.id, each]),
          ),
        );
        // Each set has one visible record, and every match belongs to a visible event.
        const model = asModel(rows);
        for (const [kind, table] of [
          ['events', shown.events],
          ['matches', shown.matches],
        ] as const) {
          expect(table.size).toBe(model[kind].size);
          for (const set of model[kind])
            expect([...set].filter((id) => tableGet<unknown>(table, id))).toHaveLength(1);
        }
        for (const { event: at } of tableValues(shown.matches))
          if (tableGet(rows.events, at.id)) expect(tableGet(shown.events, at.id)).toBeDefined();
      }
      const apart: Rows = {
        events: tableSet(
          rows.events,
          [...tableValues(rows.events)].map((each) => [each.id, withoutSame(each)] as const),
        ),
        matches: rows.matches,
      };
      // By the events alone: statements of matches count only while their cards are one.
      const shown = follow(apart);
      expect(shown.events).toBe(apart.events);
      expect(shown.matches).toBe(apart.matches);
    }),
    runs(200),
  );
});

test('a merge brings both cards together with each match once, and other changes keep what there was', () => {
  const follow = follower();
  const merged = ofMatch(
    ofEvent(begin, 'e2', (known) => ({ ...known, sameAs: eventId('e1'), name: 'Other name' })),
    'm2',
    (known) => ({ ...known, sameAs: matchId('m1') }),
  );
  const first = follow(merged);
  expect([...tableValues(first.matches)].map(({ id, event: at }) => `${id} ${at.id}`).sort()).toEqual([
    'm1 e1',
    'm3 e3',
    'm4 e1',
    'm5 e1',
  ]);
  expect(tableGet(first.events, 'e1')).toMatchObject({ mergedNames: ['Other name'] });
  const second = follow(ofMatch(merged, 'm3', (known) => ({ ...known, order: 9 })));
  expect(second.all).toBe(first.all);
  expect(tableGet(second.matches, 'm5')).toBe(tableGet(first.matches, 'm5'));
  const moved = follow(ofEvent(merged, 'e1', (known) => ({ ...known, date: '2024-03-03' as DateString })));
  expect(tableGet(moved.matches, 'm5')?.event).toMatchObject({ id: 'e1', date: '2024-03-03' });
});

test('what a match doubles counts once the two cards are one', () => {
  const follow = follower();
  const early = ofMatch(begin, 'm2', (known) => ({ ...known, sameAs: matchId('m1') }));
  expect(follow(early).matches).toBe(early.matches);
  const gone = ofEvent(early, 'e2', (known) => ({ ...known, sameAs: eventId('e1') }));
  expect(tableGet(follow(gone).matches, 'm2')).toBeUndefined();
  // It is visible by itself again without the match that it doubles.
  expect(
    tableGet(follow({ ...gone, matches: tableDelete(gone.matches, ['m1']) }).matches, 'm2'),
  ).toBeDefined();
});
