import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import type { Profile } from '../accounts/profile';
import { defaults } from '../schema/limits';
import { account, lenient, presentObject, readDocument, text, time } from './schema';

const schema = presentObject({
  id: account,
  name: v.fallback(text, defaults.name),
  since: time,
  // A later version's role is shown without a badge.
  role: lenient(v.picklist(['moderator', 'admin'])),
});

export const parseProfile = (input: unknown): Parsed<Profile> => readDocument('profile', schema, input);
