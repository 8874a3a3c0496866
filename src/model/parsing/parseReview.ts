import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { deltaId, userId } from '../ids';
import type { Review } from '../proposals/review';
import { readDocument, text, time } from './schema';

const review = v.object({
  id: v.pipe(text, v.transform(deltaId)),
  by: v.pipe(text, v.transform(userId)),
  at: time,
});

export const parseReview = (input: unknown): Parsed<Review> => readDocument('review', review, input);
