import { rowsVersion, steps, type StoredKind } from './version';

type Stored = Readonly<Record<string, unknown>>;

/**
 * A record of an earlier version in the shape of this one. Storage keeps the old shape until the next write.
 */
export function upgraded(kind: StoredKind, stored: Stored, from: number): Stored {
  let now = stored;
  for (let version = from + 1; version <= rowsVersion; version += 1) {
    const step = steps[version]?.[kind];
    if (step) now = { ...step(now) };
  }
  return now;
}
