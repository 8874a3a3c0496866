import { mostPickChanges, picksAtOnce } from '@/model/picks/pick';
import type { Case } from './case';
import type { Person } from './emulator';
import { at, serverTime, type DocFields } from './firestoreValue';
import { anonymous, editor, moderator, storedEvent, storedMatch, stranger, without } from './fixtures';

const path = 'user/ed/pick/m1';
const dayMs = 86_400_000;
const day = (fromToday: number) => new Date(Date.now() + fromToday * dayMs).toISOString().slice(0, 10);

const toCome: DocFields = {
  ...without(storedMatch, 'player1', 'player2'),
  date: day(2),
  player1: { id: 'p1', name: 'Ann' },
  player2: { id: 'p2', name: 'Bea' },
};
/** The event of the match. A start is stated in the zone of its place. */
const event = (startsAt?: string, date = startsAt?.slice(0, 10) ?? day(2)): DocFields => ({
  ...storedEvent,
  date,
  ...(startsAt !== undefined && { startsAt }),
});
const startAt = (inMs: number, offsetHours: number): string => {
  const local = new Date(Date.now() + inMs + offsetHours * 3_600_000).toISOString().slice(0, 16);
  const hours = String(Math.abs(offsetHours)).padStart(2, '0');
  return `${local}${offsetHours < 0 ? '-' : '+'}${hours}:00[Etc/Place]`;
};
const quarter = 900_000;

const first: DocFields = {
  match: 'm1',
  event: 'e1',
  player: 'p1',
  sureness: 1,
  changes: 1,
  at: serverTime,
};
const stored: DocFields = { ...first, at: at(1) };

interface Attempt {
  readonly pick?: DocFields;
  readonly match?: DocFields;
  readonly before?: DocFields;
  readonly beside?: Case['given'];
  readonly by?: Person;
}

const writes = (
  allowed: boolean,
  who: string,
  attempts: Readonly<Record<string, Attempt>>,
): readonly Case[] =>
  Object.entries(attempts).map(
    ([what, { pick = first, match = toCome, before, beside, by = editor }]): Case => ({
      name: `${who} ${what}`,
      by,
      given: { 'event/e1': event(), 'match/m1': match, ...(before && { [path]: before }), ...beside },
      request: { kind: 'set', path, data: pick },
      allowed,
    }),
  );

const again = (over: DocFields): DocFields => ({ ...first, changes: 2, ...over });

const picking: readonly Case[] = [
  ...writes(true, 'an account may', {
    'pick the first player': {},
    'pick the second player': { pick: { ...first, player: 'p2' } },
    'pick with the highest sureness and rounds': { pick: { ...first, sureness: 3, rounds: '4-1' } },
    'pick the day before the match': { match: { ...toCome, date: day(1) } },
    'pick a match whose empty fields are stored': {
      match: {
        ...toCome,
        ...{ outcome: null, winner: null },
        player1: { id: 'p1', name: 'Ann', score: null },
        player2: { id: 'p2', name: 'Bea', score: null },
      },
    },
    'pick a match of today before its event starts': {
      match: { ...toCome, date: day(0) },
      beside: { 'event/e1': event(startAt(quarter, 0)) },
    },
    'pick before a start that the clocks of a place in the east passed': {
      match: { ...toCome, date: day(0) },
      beside: { 'event/e1': event(startAt(quarter, 9)) },
    },
    'pick before a start in the west': {
      match: { ...toCome, date: day(0) },
      beside: { 'event/e1': event(startAt(quarter, -8)) },
    },
    'pick a match whose event has a start of another day': {
      beside: { 'event/e1': event(startAt(-quarter, 0), day(2)) },
    },
    'pick a match whose event has a start, and a month instead of a day': {
      beside: { 'event/e1': { ...event(startAt(-quarter, 0)), datePrecision: 'month' } },
    },
    'change a pick': { before: stored, pick: again({ player: 'p2' }) },
    'withdraw a pick': { before: stored, pick: again({ player: '' }) },
    'change a pick for the last time': {
      before: { ...stored, changes: mostPickChanges - 1 },
      pick: { ...first, changes: mostPickChanges },
    },
  }),
  ...writes(false, 'an account may not', {
    'pick a third player': { pick: { ...first, player: 'p3' } },
    'pick with a sureness of 4': { pick: { ...first, sureness: 4 } },
    'pick with a chance of its own': { pick: { ...first, chance: 1 } },
    'pick with rounds that are not won': { pick: { ...first, rounds: '0-4' } },
    'pick with rounds that are no text': { pick: { ...first, rounds: 4 } },
    'pick a match under the id of another': { pick: { ...first, match: 'm2' } },
    'pick a match of another event': { pick: { ...first, event: 'e2' } },
    'pick at a time of its own': { pick: { ...first, at: at(1) } },
    'begin with many changes': { pick: { ...first, changes: -100 } },
    'change a pick without counting': { before: stored, pick: again({ changes: 1, player: 'p2' }) },
    'change a pick again and again': {
      before: { ...stored, changes: mostPickChanges },
      pick: { ...first, changes: mostPickChanges + 1 },
    },
    'pick after the start of the event': { beside: { 'event/e1': event(startAt(-quarter, 0)) } },
    'pick after a start that the clocks of a place in the west have yet to reach': {
      beside: { 'event/e1': event(startAt(-quarter, -8)) },
    },
    'pick after a start in the east': { beside: { 'event/e1': event(startAt(-quarter, 9)) } },
    'pick a match of today whose event has an old start': {
      match: { ...toCome, date: day(0) },
      beside: { 'event/e1': event(startAt(quarter, 0), day(-1)) },
    },
    'pick a match with a result before the start of its event': {
      match: { ...toCome, winner: 'player1' },
      beside: { 'event/e1': event(startAt(quarter, 0)) },
    },
    'pick at an event whose start belongs to no day': {
      beside: { 'event/e1': without(event(startAt(quarter, 0)), 'date') },
    },
    'pick a match of today': { match: { ...toCome, date: day(0) } },
    'pick a match of yesterday': { match: { ...toCome, date: day(-1) } },
    'pick a match that was called off': { match: { ...toCome, outcome: 'walkover' } },
    'pick a match with a winner': { match: { ...toCome, winner: 'player1' } },
    'pick a match with a score of the first player': {
      match: { ...toCome, player1: { id: 'p1', name: 'Ann', score: 0 } },
    },
    'pick a match with a score of the second player': {
      match: { ...toCome, player2: { id: 'p2', name: 'Bea', score: 0 } },
    },
    'pick a deleted match': { match: { ...toCome, deleted: true } },
    'pick a match that had begun and was put off': { beside: { 'begun/m1': { at: at(1) } } },
    'change a pick of a match of today': {
      before: stored,
      match: { ...toCome, date: day(0) },
      pick: again({ player: 'p2' }),
    },
    'pick while banned': { beside: { 'ban/ed': { at: at(1) } } },
    'change a pick while banned': {
      before: stored,
      pick: again({ player: 'p2' }),
      beside: { 'ban/ed': { at: at(1) } },
    },
  }),
  ...writes(false, 'others may not', {
    'pick for an account': { by: stranger },
    'change the pick of an account': { by: stranger, before: stored, pick: again({ player: 'p2' }) },
    'pick without an account': { by: anonymous },
  }),
];

const given = { 'match/m1': { ...toCome, date: day(-1) }, [path]: stored };
const reads = (by: Person, who: string, allowed: boolean, limit = picksAtOnce): readonly Case[] => [
  { name: `${who} get a pick of ed`, by, given, request: { kind: 'get', path }, allowed },
  {
    name: `${who} list ${limit} picks of ed`,
    by,
    given,
    request: { kind: 'list', query: { from: 'pick', below: 'user/ed', limit } },
    allowed,
  },
];

const [, tooMany] = reads(editor, 'ed may not', false, picksAtOnce + 1);

const everybody = [
  ['a moderator', moderator],
  ['a stranger', stranger],
  ['ed', editor],
  ['a visitor', anonymous],
] as const;

export const pickCases: readonly Case[] = [
  ...picking,
  ...reads(editor, 'ed may', true),
  ...reads(stranger, 'a stranger may not', false),
  ...reads(moderator, 'a moderator may not', false),
  ...(tooMany ? [tooMany] : []),
  ...everybody.map(([who, by]): Case => ({
    name: `${who} may not list the picks of everybody, nor those of a match`,
    by,
    given,
    request: {
      kind: 'list',
      query: { from: 'pick', everywhere: true, where: [['match', 'EQUAL', 'm1']], limit: 10 },
    },
    allowed: false,
  })),
  {
    name: 'an account may not delete a pick',
    by: editor,
    given,
    request: { kind: 'delete', path },
    allowed: false,
  },
];
