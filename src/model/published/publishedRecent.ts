import * as v from 'valibot';
import { parsed, type Parsed } from '@/lib/parsed';
import type { Delta } from '../delta';
import { parseDelta } from '../parsing/parseDelta';
import { parseProfile } from '../parsing/parseProfile';
import type { Profile } from '../profile';
import { readPublished } from './readPublished';

/** The newest applied changes and their authors, published with the changes; `docs/snapshot.md` describes the file. */
export const recentFile = 'recent.json';
export const recentVersion = 1;

export interface PublishedRecent {
  /** Server time before the first read. */
  readonly checkedAt: number;
  /** The newest first. */
  readonly changes: readonly Delta[];
  readonly profiles: readonly Profile[];
}

const some = v.pipe(v.array(v.unknown()), v.maxLength(50));
const file = v.object({
  version: v.literal(recentVersion),
  checkedAt: v.pipe(v.number(), v.finite()),
  changes: some,
  profiles: some,
});

/** Refuses another version and drops what cannot be read. */
export function parseRecent(input: unknown): Parsed<PublishedRecent> {
  const read = readPublished(recentFile, file, input);
  if (!read.ok) return read;
  const { checkedAt, changes, profiles } = read.value;
  return parsed({
    checkedAt,
    changes: changes.flatMap((one) => valueOf(parseDelta(one))),
    profiles: profiles.flatMap((one) => valueOf(parseProfile(one))),
  });
}

const valueOf = <T>(read: Parsed<T>): readonly T[] => (read.ok ? [read.value] : []);
