import fc from 'fast-check';
import type { Json } from '@/lib/json';
import type { DocumentData } from 'firebase-admin/firestore';
import { reviewMs } from '@/model/proposals/review';
import { delta, longAgo, newMatch, newPlayer, world, type Docs } from '../../../documents';

/** The thread and notes of the whole proposal; each part gets a copy. */
const talk = { 0: { id: 'c1', by: 'mod', at: longAgo, text: 'Where was it?' } };
const about = { author: 'ed', note: 'Seen there', source: 'https://example.com', thread: talk };
const whole = { name: 'N', date: '2021-01-01', location: 'Dubai', country: 'AE' } as const;
const seen = { name: 'East vs West', date: '2020-02-02', location: null, country: null };
const bundled = { author: 'ed', bundle: 'b' };

/**
 * A record proposed as a whole with rivals, a bundle of records that need each other, and a deletion of one of them.
 */
const proposals: Readonly<Record<string, DocumentData>> = {
  whole: delta('event', 'e', '', whole, { base: seen, ...about }),
  place: delta('event', 'e', 'location', 'Sofia', { author: 'bo' }),
  title: delta('event', 'e', 'name', 'Title', { base: seen.name, author: 'bo' }),
  same: delta('event', 'e', 'country', 'AE', { author: 'bo' }),
  newcomer: newPlayer('New', bundled),
  bout: { ...newMatch({ player2: { id: 'newcomer', name: 'New' } }), ...bundled },
  city: delta('player', 'p2', 'city', 'Rome', bundled),
  order: delta('match', 'm', 'order', 5, { base: 0, ...bundled }),
  gone: delta('match', 'm', '', null, { author: 'bo', note: 'It never took place' }),
};

export const docs: Docs = {
  ...world,
  'role/mod': { moderator: true },
  'role/eve': { moderator: true },
  ...Object.fromEntries(Object.entries(proposals).map(([id, doc]) => [`delta/${id}`, doc])),
};

/** Claims of another moderator, some of them just expired. */
export const looking: Readonly<
  Record<string, { readonly by: string; readonly agoMs: number; readonly isGood: boolean }>
> = {
  title: { by: 'max', agoMs: reviewMs - 120_000, isGood: true },
  whole: { by: 'max', agoMs: reviewMs + 1_000, isGood: false },
};

const proposed = Object.keys(proposals);
export const moderators = ['mod', 'eve'] as const;

export const isModerator = (by: string): boolean => moderators.some((each) => each === by);

type Author = 'ed' | 'bo';

export const rest = 'rest';

export type RaceAct = (
  | { readonly kind: 'apply'; readonly ids: readonly string[]; readonly amend?: Json }
  | { readonly kind: 'reject' | 'remove' | 'claim' | 'leave' | 'withdraw'; readonly ids: readonly [string] }
) & { readonly pauseMs: number };

export type Story = Readonly<Record<(typeof moderators)[number] | Author, readonly RaceAct[]>>;

const pauseMs = fc.integer({ min: 0, max: 30 });
const bundle = ['newcomer', 'bout', 'city', 'order'] as const;

/** Rows of the bundle; applying its match also applies the player it needs. */
const anyRows = fc
  .shuffledSubarray([...bundle], { minLength: 1 })
  .map((rows) => [...new Set(rows.includes('bout') ? [...rows, 'newcomer'] : rows)]);

const anyPart = fc
  .tuple(fc.subarray(Object.keys(whole), { minLength: 1 }), fc.boolean())
  .map(([fields, isChanged]): Json => {
    const part = Object.fromEntries(Object.entries(whole).filter(([field]) => fields.includes(field)));
    return isChanged && 'location' in part ? { ...part, location: 'Lviv' } : part;
  });

const anyTarget = fc.constantFrom(...proposed, rest);
const one = (kind: 'reject' | 'remove') =>
  fc.record({ kind: fc.constant(kind), ids: fc.tuple(anyTarget), pauseMs });

/** Another value for a single field, or for a new record; some equal the proposal. */
const anyAmendment: fc.Arbitrary<RaceAct> = fc
  .constantFrom<readonly [string, Json]>(
    ['place', 'Varna'],
    ['place', 'Dubai'],
    ['title', 'Other title'],
    ['title', 'Title'],
    ['city', 'Milan'],
    ['order', 6],
    ['bout', { ...proposals['bout']?.['value'], order: 4 }],
  )
  .chain(([id, amend]) =>
    fc.record({ kind: fc.constant('apply'), ids: fc.constant([id]), amend: fc.constant(amend), pauseMs }),
  );

const anyDecision: fc.Arbitrary<RaceAct> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('apply'), ids: anyTarget.map((id) => [id]), pauseMs }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('apply'), ids: anyRows, pauseMs }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('apply'),
      ids: fc.constantFrom(['whole'], ['whole'], [rest]),
      amend: anyPart,
      pauseMs,
    }),
  },
  { weight: 2, arbitrary: anyAmendment },
  { weight: 3, arbitrary: one('reject') },
  { weight: 1, arbitrary: one('remove') },
);

/** Acts of an author: withdrawing, and claims, which only moderators may make. */
const anyOfAuthor = (author: Author): fc.Arbitrary<RaceAct> => {
  const own = proposed.filter((id) => proposals[id]?.['author'] === author);
  return fc.record({
    kind: fc.constantFrom('withdraw', 'withdraw', 'withdraw', 'claim'),
    ids: fc.tuple(fc.constantFrom(...own, ...(author === 'ed' ? [rest] : []))),
    pauseMs,
  });
};

/** Claimed proposals: few, so that they often meet. */
const anyLook: fc.Arbitrary<readonly RaceAct[]> = fc
  .tuple(
    fc.constantFrom('whole', 'title', 'place', rest),
    fc.constantFrom(['claim'], ['claim', 'leave'], ['claim', 'claim', 'leave'], ['leave']),
    fc.array(pauseMs, { minLength: 3, maxLength: 3 }),
  )
  .map(([id, kinds, pauses]) =>
    kinds.map((kind, at) => ({
      kind: kind === 'leave' ? kind : 'claim',
      ids: [id],
      pauseMs: pauses[at] ?? 0,
    })),
  );

const acts = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: anyDecision.map((act) => [act]) }, { weight: 1, arbitrary: anyLook }),
    { minLength: 2, maxLength: 6 },
  )
  .map((turns) => turns.flat());
const ofAuthor = (author: Author) => fc.array(anyOfAuthor(author), { maxLength: 2 });

export const anyStory: fc.Arbitrary<Story> = fc.record({
  mod: acts,
  eve: acts,
  ed: ofAuthor('ed'),
  bo: ofAuthor('bo'),
});
