import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import type { JsonObject } from '@/lib/json';
import type { Account, FakeServer } from './fakeServer';

/** The own account on the server in memory, which deletes none. */
export function fakeOwnAccount(
  server: FakeServer,
  account: () => Account | undefined,
): Backend['ownAccount'] {
  const uid = () => {
    const known = account();
    if (!known) throw new BackendError('unauthenticated', 'Please sign in to see to your account.');
    return known.uid;
  };
  const change = (id: string, leaving: object) => {
    const { leaving: _, ...rest }: Readonly<Record<string, unknown>> = server.get('user', id) ?? {};
    server.put('user', { ...rest, id, ...leaving });
  };
  return {
    exportPage: async () => {
      const id = uid();
      // The server in memory stores plain values.
      const data = { ...server.get('user', id) } as unknown as JsonObject;
      return { documents: [{ part: 'account', path: `user/${id}`, data }] };
    },
    leave: async () => {
      const id = uid();
      if (server.get('user', id)?.['leaving'] === undefined) change(id, { leaving: server.tick() });
    },
    stay: async () => change(uid(), {}),
  };
}
