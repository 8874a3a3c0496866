import { rowsVersion, steps, type StoredKind } from './version';

type Stored = Readonly<Record<string, unknown>>;

/** What was stored in an earlier version as this version stores it; it is written so when it next changes. */
export function upgraded(kind: StoredKind, stored: Stored, from: number): Stored {
  let now = stored;
  for (let version = from + 1; version <= rowsVersion; version += 1) {
    const step = steps[version]?.[kind];
    if (step) now = { ...step(now) };
  }
  return now;
}
