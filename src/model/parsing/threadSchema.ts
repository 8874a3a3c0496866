import * as v from 'valibot';
import { userId } from '../ids';
import type { Reply } from '../proposals/thread';
import { text, time } from './schema';

const reply = v.object({ id: text, by: v.pipe(text, v.transform(userId)), at: time, text });

/**
 * Stored by number, `{ '0': …, '1': … }`, because Firestore allows server timestamps in maps but not in
 * lists.
 */
const numbered = v.pipe(
  v.record(v.string(), reply),
  v.transform((replies): readonly Reply[] =>
    Object.entries(replies)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, each]) => each),
  ),
);

export const threadSchema = v.union([v.array(reply), numbered]);
