import type { Parsed } from '@/lib/parsed';
import type { FakeServer, StoredName } from './fakeServer';

export function valueOf<T>(read: Parsed<T, unknown>): T {
  if (!read.ok) throw new Error(String(read.error));
  return read.value;
}

export const readAll = <T>(
  server: FakeServer,
  entity: StoredName,
  parse: (input: unknown) => Parsed<T>,
): T[] => server.all(entity).map((doc) => valueOf(parse(doc)));
