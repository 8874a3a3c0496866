import type { Parsed } from '@/lib/parsed';
import type { Records } from '../records';
import type { Collection } from '../schema/recordSchema';
import { parseEvent } from './parseEvent';
import { parseMatch } from './parseMatch';
import { parsePlayer } from './parsePlayer';

/** Reads a stored record, with its id and its times in epoch milliseconds, by collection. */
export const recordParsers = {
  event: parseEvent,
  match: parseMatch,
  player: parsePlayer,
} as const satisfies { readonly [N in Collection]: (input: unknown) => Parsed<Records[N]> };
