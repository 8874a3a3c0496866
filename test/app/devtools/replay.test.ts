import { dequal } from 'dequal';
import fc from 'fast-check';
import type { StoreEnhancer, StoreEnhancerStoreCreator, UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '@/app/client/rootReducer';
import { themeChosen } from '@/wiki/preferences/preferencesSlice';
import { userId } from '@/model/ids';
import { event, matchOf, player } from '@test/support/factories';
import { client, settle, useFakeTime } from '@test/support/client';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';
import { runs } from '@test/support/property';

useFakeTime();

function recorder() {
  const actions: UnknownAction[] = [];
  // The store creator's type parameters do not matter for what passes through here.
  const enhancer = ((next: StoreEnhancerStoreCreator) => (reducer: never, preloaded: never) => {
    const store = next(reducer, preloaded) as unknown as { dispatch: (action: UnknownAction) => unknown };
    const { dispatch } = store;
    return {
      ...store,
      dispatch: (action: UnknownAction) => {
        actions.push(action);
        return dispatch(action);
      },
    };
  }) as unknown as StoreEnhancer;
  return { actions, enhancer };
}

type Client = Awaited<ReturnType<typeof client>>;
type Step = (c: Client, server: FakeServer, at: number) => unknown;

const name = (at: number) => `Name ${at}`;
const steps = {
  rename: (c, _server, at) => c.renames(at % 2 ? 'e1' : 'e2', name(at)),
  withdraw: (c) => first(c, (id) => c.withdraws(id)),
  reject: (c) => first(c, (id) => c.rejects(id, 'no')),
  apply: (c) => first(c, (id) => c.applies(id)),
  theme: (c, _server, at) => c.act(themeChosen(at % 2 ? 'dark' : 'light')),
  serverAdds: (_c, server, at) => server.set('match', matchOf(`m${at}`, 'e1', { updatedAt: server.tick() })),
  serverChanges: (_c, server, at) =>
    server.set('event', event('e1', { name: name(at), updatedAt: server.tick() })),
  serverBuries: (_c, server) => server.bury('event', 'e2'),
  signOut: (c) => c.backend.become(undefined),
  signIn: (c) => c.backend.become('mod'),
  other: (c) => c.backend.become('ann'),
  offline: (c) => c.backend.setOnline(false),
  online: (c) => c.backend.setOnline(true),
  refused: (c) => c.backend.failNext('permission-denied'),
  lost: (c) => c.backend.failNext('unavailable', 'afterwards'),
  follow: (c) => c.follows({ kind: 'matchesOfEvent', event: event('e1').id }),
  moment: () => settle(20),
  minute: () => settle(60_000),
} as const satisfies Record<string, Step>;

function first(c: Client, act: (id: string) => unknown): unknown {
  const [found] = c.changes();
  return found && c.state().session.user?.moderator ? act(found[0]) : undefined;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

test('every state of a session is reached again by its actions alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 25 }), async (names) => {
      const { actions, enhancer } = recorder();
      const server = new FakeServer();
      server.set('event', event('e1'), event('e2'));
      server.set('player', player('p1'));
      server.addAccount({
        uid: 'ann',
        email: 'ann@example.com',
        password: '',
        name: 'ann',
        moderator: false,
      });
      const device = createMemoryDevice();
      const c = await client({ server, device, uid: 'mod', moderator: true, enhancers: [enhancer] });
      const states: [number, RootState][] = [[actions.length, c.state()]];
      c.follows(
        { kind: 'events' },
        { kind: 'players' },
        { kind: 'queue' },
        { kind: 'ownDeltas', uid: userId('mod') },
      );
      for (const [at, step] of names.entries()) {
        try {
          await steps[step as keyof typeof steps](c, server, at);
        } catch (error) {
          if (!(error instanceof Error)) throw error;
        }
        states.push([actions.length, c.state()]);
        expect(c.store.getState()).toBe(c.state());
      }
      await settle(60_000);
      states.push([actions.length, c.state()]);
      c.close();

      // In the form of a devtools file: nothing but data.
      const recorded = actions.map((action) => JSON.parse(JSON.stringify(action)) as UnknownAction);
      let state = rootReducer(undefined, { type: '@@INIT' });
      let done = 0;
      for (const [count, seen] of states) {
        for (; done < count; done += 1) state = rootReducer(state, recorded[done]!);
        expect(dequal(state, plain(seen))).toBe(true);
      }
    }),
    runs(60),
  );
});

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
