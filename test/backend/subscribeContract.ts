import type { Backend } from '@/backend/backend';
import type { Observer } from '@/backend/snapshot';
import { deltaId } from '@/model/ids';
import { delta } from '@test/support/factories';
import { createArrivals } from '@test/support/follow';
import type { ContractUser, ContractWorld } from './contractWorld';

interface Door {
  readonly subscribe: (backend: Backend, observer: Observer<unknown>) => () => void;
  /** Changes what it brings to a moderator. */
  readonly change: (world: ContractWorld, moderator: ContractUser) => Promise<unknown>;
}

const doors: readonly (readonly [string, Door])[] = [
  [
    'a scope of documents',
    {
      subscribe: (backend, observer) =>
        backend.subscribe({ kind: 'queue' }, { ...observer, mark: () => undefined }),
      change: (world) => world.put('delta', delta('d1')),
    },
  ],
  [
    'a list',
    {
      subscribe: (backend, observer) => backend.subscribe({ kind: 'reviews' }, observer),
      change: (_, { backend }) => backend.ask({ kind: 'lookAt', id: deltaId('d1') }),
    },
  ],
];

function watch({ subscribe }: Door, { backend }: ContractUser) {
  const seen: unknown[] = [];
  const arrivals = createArrivals();
  let hasReturned = false;
  const take = (one: unknown) => {
    seen.push(hasReturned ? one : 'before subscribe returned');
    arrivals.check();
  };
  const stop = subscribe(backend, { next: take, error: ({ code }) => take(code) });
  hasReturned = true;
  return {
    seen,
    stop,
    until: (count: number) => arrivals.until(() => seen.length >= count, `${count}`, seen),
  };
}

export function describeSubscribe(world: () => ContractWorld): void {
  const asModerator = ({ backend }: ContractUser) =>
    new Promise<void>((resolve) => backend.auth.subscribe((user) => user?.moderator && resolve()));

  describe.each(doors)('%s', (_, door) => {
    test('that has ended brings nothing any more, and one that goes on does', async () => {
      const user = await world().user('moderator');
      await asModerator(user);
      const ended = watch(door, user);
      await ended.until(1);
      ended.stop();
      const neverStarted = watch(door, user);
      neverStarted.stop();
      const live = watch(door, user);
      await live.until(1);
      await door.change(world(), user);
      await live.until(2);
      expect([ended.seen.length, neverStarted.seen.length]).toEqual([1, 0]);
      expect(live.seen).not.toContain('before subscribe returned');
    });

    test('that is refused says so once, and brings nothing to who may follow it later', async () => {
      const user = await world().user('editor');
      const refused = watch(door, user);
      await refused.until(1);
      await world().setModerator(user.uid, true);
      await asModerator(user);
      const live = watch(door, user);
      await live.until(1);
      await door.change(world(), user);
      await live.until(2);
      expect(refused.seen).toEqual(['permission-denied']);
    });
  });
}
