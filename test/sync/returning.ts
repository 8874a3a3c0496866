import { player } from '@test/support/factories';
import { publishFake } from '@test/support/fakeCopies';
import type { FakeServer } from '@test/support/fakeServer';
import { follow, markAfter } from '@test/support/follow';
import { device, isComplete, players, serverWith } from '../backend/publishedWorld';

export const hourMs = 3_600_000;

/** A device with all players, an hour before the first changes are published. */
export async function returning(count: number, fileSize = 8) {
  const server = serverWith(count);
  server.advance(60_000);
  const copies = publishFake(server, fileSize);
  const before = device(server, copies);
  const first = follow(before.backend, players);
  await first.until(isComplete);
  first.stop();
  const mark = markAfter(first);
  if (!mark) throw new Error('Expected a mark, found none');
  server.advance(hourMs);
  return { server, copies, mark };
}

export const rename = (server: FakeServer, id: string, name: string) =>
  server.set('player', player(id, { name, updatedAt: server.tick() }));
