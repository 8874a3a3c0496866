import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { playerId } from '../ids';
import type { Player } from '../records';
import { author, dropAbsent, lenient, name, readDocument, text, texts, time } from './schema';

const schema = v.pipe(
  v.object({
    id: v.pipe(text, v.transform(playerId)),
    name,
    author,
    created: lenient(time),
    country: lenient(text),
    aliases: lenient(texts),
    nameNote: lenient(text),
    updatedAt: time,
  }),
  // Without a time of its own it was made no later than its last change.
  v.transform((player): Player => dropAbsent({ ...player, created: player.created ?? player.updatedAt })),
);

/** A stored player, with its id and its times in epoch milliseconds. */
export const parsePlayer = (input: unknown): Parsed<Player> => readDocument('player', schema, input);
