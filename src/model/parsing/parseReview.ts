import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import type { Review } from '../proposals/review';
import { delta, account, readDocument, time } from './schema';

const review = v.object({ id: delta, by: account, at: time });

export const parseReview = (input: unknown): Parsed<Review> => readDocument('review', review, input);
