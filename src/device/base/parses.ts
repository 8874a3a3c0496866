import { parsers } from '@/backend/parsers';
import type { EntityName } from '@/backend/scope';

export { parseCommand } from '@/wiki/outbox/parseCommand';

export const parses = (entity: EntityName, doc: unknown): boolean => parsers[entity](doc).ok;
