import type { EntityName } from '@/backend/scope';
import type { Entities } from '@/backend/snapshot';
import type { Parsed } from '@/lib/parsed';
import { parseDelta } from '@/model/parsing/parseDelta';
import { recordParsers } from '@/model/parsing/recordParsers';
import { parseProfile } from '@/model/parsing/parseProfile';
import { parseStoredSport } from '@/model/parsing/parseSport';

/** A stored document as plain data with its id. Times are epoch milliseconds. */
export type PlainDoc = Readonly<Record<string, unknown>> & { readonly id: string };

export const parsers = {
  ...recordParsers,
  delta: parseDelta,
  profile: parseProfile,
  sport: parseStoredSport,
} as const satisfies { readonly [N in EntityName]: (input: unknown) => Parsed<Entities[N]> };
