import fc from 'fast-check';
import type { Json } from '@/lib/json';
import type { DocumentData } from 'firebase-admin/firestore';
import { delta, newMatch, newPlayer, world, type Docs } from '../../documents';

const whole = { name: 'N', date: '2021-01-01', location: 'Dubai', country: 'AE' } as const;
const seen = { name: 'East vs West', date: '2020-02-02', location: null, country: null };
const bundled = { author: 'ed', bundle: 'b' };

/** A record proposed as a whole with rivals of it, a bundle of things that need each other, and a deletion of one of them. */
const proposals: Readonly<Record<string, DocumentData>> = {
  whole: delta('event', 'e', '', whole, { base: seen, author: 'ed' }),
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

const proposed = Object.keys(proposals);
export const moderators = ['mod', 'eve'] as const;
type Author = 'ed' | 'bo';

/** The word for what a moderator has left of `whole`, whatever its id will be. */
export const rest = 'rest';

/** Something that one person does, after a pause. */
export type RaceAct = (
  | { readonly kind: 'apply'; readonly ids: readonly string[]; readonly amend?: Json }
  | { readonly kind: 'reject' | 'remove' | 'claim' | 'withdraw'; readonly ids: readonly [string] }
) & { readonly pauseMs: number };

export type Story = Readonly<Record<(typeof moderators)[number] | Author, readonly RaceAct[]>>;

const pauseMs = fc.integer({ min: 0, max: 30 });
const bundle = ['newcomer', 'bout', 'city', 'order'] as const;

/** Rows of the bundle; whoever applies its match applies the player it needs. */
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
const one = (kind: 'reject' | 'remove' | 'claim') =>
  fc.record({ kind: fc.constant(kind), ids: fc.tuple(anyTarget), pauseMs });

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
      ids: fc.constant(['whole']),
      amend: anyPart,
      pauseMs,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('apply'),
      ids: fc.constant(['place']),
      amend: fc.constantFrom('Varna', 'Dubai'),
      pauseMs,
    }),
  },
  { weight: 3, arbitrary: one('reject') },
  { weight: 1, arbitrary: one('remove') },
  { weight: 1, arbitrary: one('claim') },
);

const anyWithdrawal = (author: Author): fc.Arbitrary<RaceAct> =>
  fc.record({
    kind: fc.constant('withdraw'),
    ids: fc.tuple(fc.constantFrom(...proposed.filter((id) => proposals[id]?.['author'] === author))),
    pauseMs,
  });

const acts = fc.array(anyDecision, { minLength: 2, maxLength: 5 });
const withdrawals = (author: Author) => fc.array(anyWithdrawal(author), { maxLength: 2 });

export const anyStory: fc.Arbitrary<Story> = fc.record({
  mod: acts,
  eve: acts,
  ed: withdrawals('ed'),
  bo: withdrawals('bo'),
});
