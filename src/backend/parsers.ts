import { parseDelta } from '@/model/parsing/parseDelta';
import { parseProfile } from '@/model/parsing/parseProfile';
import { recordParsers } from '@/model/parsing/recordParsers';
import { parseStoredSport } from '@/model/parsing/parseSport';
import type { Parsed } from '@/lib/parsed';
import type { EntityName } from './scope';
import type { Entities } from './snapshot';

export const parsers = {
  ...recordParsers,
  delta: parseDelta,
  profile: parseProfile,
  sport: parseStoredSport,
} as const satisfies { readonly [N in EntityName]: (input: unknown) => Parsed<Entities[N]> };
