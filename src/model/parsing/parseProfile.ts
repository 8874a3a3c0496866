import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { userId } from '../ids';
import type { Profile } from '../accounts/profile';
import { defaults } from '../schema/limits';
import { dropAbsent, lenient, readDocument, text, time } from './schema';

const schema = v.pipe(
  v.object({
    id: v.pipe(text, v.transform(userId)),
    name: v.fallback(text, defaults.name),
    since: time,
    // A later version's role is shown without a badge.
    role: lenient(v.picklist(['moderator', 'admin'])),
  }),
  v.transform((profile): Profile => dropAbsent(profile)),
);

export const parseProfile = (input: unknown): Parsed<Profile> => readDocument('profile', schema, input);
