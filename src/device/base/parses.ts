import type { EntityName } from '@/backend/scope';
import { parseDelta } from '@/model/parsing/parseDelta';
import { recordParsers } from '@/model/parsing/recordParsers';
import { parseProfile } from '@/model/parsing/parseProfile';
import { parseStoredSport } from '@/model/parsing/parseSport';

export { parseCommand } from '@/wiki/outbox/parseCommand';

const parsers = {
  event: recordParsers.event,
  match: recordParsers.match,
  player: recordParsers.player,
  delta: parseDelta,
  profile: parseProfile,
  sport: parseStoredSport,
} as const satisfies Record<EntityName, unknown>;

export const parses = (entity: EntityName, doc: unknown): boolean => parsers[entity](doc).ok;
