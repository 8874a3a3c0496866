import * as v from 'valibot';
import { userId } from '../ids';
import type { Reply } from '../thread';
import { text, time } from './schema';

const reply = v.object({ id: text, by: v.pipe(text, v.transform(userId)), at: time, text });

/** Stored by number, `{ '0': …, '1': … }`, since the server's time can stand in a map and not in a list. */
const numbered = v.pipe(
  v.record(v.string(), reply),
  v.transform((replies): readonly Reply[] =>
    Object.entries(replies)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, each]) => each),
  ),
);

/** A thread as it is stored, or as a delta carries it, read as a list, oldest first. */
export const threadSchema = v.union([v.array(reply), numbered]);
