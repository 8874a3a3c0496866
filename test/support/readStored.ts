import type { Parsed } from '@/lib/parsed';
import type { PlainDoc } from '@/firebase/read/plainDoc';
import type { FakeServer, StoredName } from './fakeServer';

export function valueOf<T>(read: Parsed<T, unknown>): T {
  if (!read.ok) throw new Error(String(read.error));
  return read.value;
}

export const readAll = <T>(
  server: FakeServer,
  entity: StoredName,
  parse: (input: unknown) => Parsed<T>,
  fits: (doc: PlainDoc) => boolean = () => true,
): T[] =>
  server
    .all(entity)
    .filter(fits)
    .map((doc) => valueOf(parse(doc)));
