import * as v from 'valibot';
import { parsed, type Parsed } from '@/lib/parsed';
import { recentFile, recentVersion, type PublishedRecent } from '../published/publishedRecent';
import { readPublished } from '../published/readPublished';
import { parseDelta } from './parseDelta';
import { parseProfile } from './parseProfile';

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
