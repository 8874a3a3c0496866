import type { ActAsked } from '@/model/acts/acts';
import type { Pace } from '@/model/acts/pace';
import { builtInSports } from '@/model/sports';
import type { ActResult, HandlerServices } from '../../../../functions/src/write/acts/act';
import { finishAct } from '../../../../functions/src/finishAct';
import { delta, event, match, newMatch, world, type Docs } from '../../documents';
import { fakeAccounts } from '../../serverWorld';
import { openStore, type TestStore } from '../../support';

const generous: Pace = { acts: 1_000, documents: 100_000 };

let names = 0;

/** Calls an act as the function does for a moderator; `over` replaces some of its services. */
export function actOn(
  { db }: TestStore,
  asked: ActAsked,
  {
    by = 'mod',
    action,
    ...over
  }: Partial<HandlerServices> & { readonly by?: string; readonly action?: string } = {},
): Promise<ActResult> {
  names += 1;
  const services: HandlerServices = {
    db,
    // Tests of acts on accounts pass theirs in `over`.
    auth: fakeAccounts().auth,
    knownSports: async () => builtInSports,
    transact: (body) => db.runTransaction(body, { maxAttempts: 12 }),
    hasTime: () => true,
    now: Date.now,
    pace: generous,
    ...over,
  };
  return finishAct(services, { id: action ?? `act${names}`, by, kind: asked.kind }, asked);
}

export const deleteEvent = (id = 'e'): ActAsked => ({ kind: 'deleteRecord', collection: 'event', id });
export const restore = (act: string): ActAsked => ({ kind: 'restore', act });

/** The event `e` with two matches and open proposals about all of it, beside unrelated documents. */
export const card: Docs = {
  ...world,
  'match/m2': match({ order: 1 }),
  'event/other': event({ name: 'King of the Table' }),
  'match/other': match({ event: { id: 'other', date: '2020-02-02', sport: { id: 'armw' } } }),
  'delta/onEvent': delta('event', 'e', 'name', 'West'),
  'delta/onMatch': delta('match', 'm', 'order', 7),
  'delta/newMatch': newMatch(),
  'delta/onOther': delta('event', 'other', 'name', 'Queen'),
  'delta/newElsewhere': newMatch({ event: { id: 'other', date: '2020-02-02', sport: { id: 'armw' } } }),
  'delta/decided': delta('event', 'e', 'name', 'East', { status: 'rejected', reason: 'no' }),
  'delta/locked': delta('event', 'e', 'date', '2020-03-03', { applying: { cursor: '' } }),
};

export const entriesOf = async ({ db }: TestStore) =>
  Object.fromEntries((await db.collection('actLog').get()).docs.map((doc) => [doc.id, doc.data()]));

export async function afterwards() {
  // Test files that run in parallel would empty it for each other.
  const other = openStore(`demo-acts-expected-${process.env['JEST_WORKER_ID'] ?? 1}`);
  try {
    await other.empty();
    await other.put(card);
    return await other.all();
  } finally {
    await other.close();
  }
}
