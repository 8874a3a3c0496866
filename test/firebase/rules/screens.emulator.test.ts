import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { getDocs, limit, query, type Firestore } from 'firebase/firestore';
import type { Scope } from '@/backend/scope';
import { isWide, narrowSources, fillQuery } from '@/firebase/read/queries';
import { collectionOf } from '@/firebase/collections';
import { limits } from '@/model/schema/limits';
import { bundleId, eventId, matchId, playerId, sportId, userId } from '@/model/ids';
import { editor, moderator } from './fixtures';
import { rulesSource } from './rulesFile';

const uid = userId('ed');
const other = userId('other');
const roles = ['anonymous', 'signed in', 'moderator'] as const;

/** Scopes and who may open them: a visitor, the account `ed`, a moderator. */
const scopes: readonly (readonly [Scope, readonly [boolean, boolean, boolean]])[] = [
  [{ kind: 'players' }, [true, true, true]],
  [{ kind: 'events' }, [true, true, true]],
  [{ kind: 'matchesOfSport', sport: sportId('armw') }, [true, true, true]],
  [{ kind: 'matchesOfEvent', event: eventId('e1') }, [true, true, true]],
  [{ kind: 'matchesOfPlayer', player: playerId('p1') }, [true, true, true]],
  [{ kind: 'match', match: matchId('m1') }, [true, true, true]],
  [{ kind: 'history', collection: 'player', docId: 'p1' }, [true, true, true]],
  [{ kind: 'recentChanges' }, [true, true, true]],
  [{ kind: 'profile', uid: other }, [true, true, true]],
  [{ kind: 'ownDeltas', uid }, [false, true, true]],
  [{ kind: 'ownApplied', uid }, [true, true, true]],
  [{ kind: 'ownDeltas', uid: other }, [false, false, true]],
  [{ kind: 'delta', id: 'd1', uid }, [true, true, true]],
  [{ kind: 'changes', count: 50 }, [true, true, true]],
  [{ kind: 'changes', count: 50, collection: 'player', author: other }, [true, true, true]],
  [{ kind: 'bundle', author: other, bundle: bundleId('b1') }, [true, true, true]],
  [{ kind: 'proposalsOf', uid: other }, [false, false, true]],
  [{ kind: 'rejectedOf', uid: other }, [false, false, true]],
  [{ kind: 'queue' }, [false, false, true]],
];

let environment: RulesTestEnvironment;
let databases: Readonly<Record<(typeof roles)[number], Firestore>>;

// The testing library's compatibility class is a modular instance too, as its documentation shows.
const firestoreOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-screens',
    firestore: { rules: rulesSource },
  });
  databases = {
    anonymous: firestoreOf(environment.unauthenticatedContext()),
    'signed in': firestoreOf(environment.authenticatedContext('ed', { ...editor.claims })),
    moderator: firestoreOf(environment.authenticatedContext('mod', { ...moderator.claims })),
  };
});

afterAll(() => environment.cleanup());

test.each(
  scopes.flatMap(([scope, allowed]) =>
    roles.map((role, at) => [role, allowed[at] ? 'may' : 'may not', scope] as const),
  ),
)('%s %s open %j', async (role, verb, scope) => {
  const answers = open(databases[role], scope);
  await (verb === 'may' ? assertSucceeds(answers) : assertFails(answers));
});

test('a next page begins after the last document of the one before', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const id of ['p1', 'p2'])
      await context
        .firestore()
        .doc(`player/${id}`)
        .set({ name: id, updatedAt: new Date(1) });
  });
  const db = databases.anonymous;
  const first = await getDocs(query(fillQuery(db, { kind: 'players' }, undefined), limit(1)));
  const next = await getDocs(fillQuery(db, { kind: 'players' }, first.docs[0]));
  expect(next.docs.map(({ id }) => id)).toEqual(['p2']);
});

test('a list of all deltas is for moderators', async () => {
  const all = (db: Firestore) => getDocs(query(collectionOf(db, 'delta'), limit(limits.queue)));
  await assertFails(all(databases.anonymous));
  await assertFails(all(databases['signed in']));
  await assertSucceeds(all(databases.moderator));
});

async function open(db: Firestore, scope: Scope): Promise<void> {
  if (isWide(scope)) {
    await getDocs(fillQuery(db, scope, undefined));
    await getDocs(fillQuery(db, scope, 1));
    return;
  }
  await Promise.all(
    narrowSources(db, scope).map(
      (source) =>
        new Promise<void>((resolve, reject) => {
          const stop = source(({ fromServer }) => {
            if (!fromServer) return;
            resolve();
            queueMicrotask(() => stop());
          }, reject);
        }),
    ),
  );
}
