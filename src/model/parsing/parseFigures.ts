import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import type { DayFigures } from '../operating/figures';
import { readDocument, text } from './schema';

const count = v.pipe(v.number('a count'), v.integer('a count'));

const figures = v.object({
  day: v.pipe(v.string('a day'), v.regex(/^\d{4}-\d\d-\d\d$/, 'a day')),
  by: v.record(text, v.object({ applied: count, rejected: count }, 'decisions'), 'decisions by account'),
  hours: v.array(count, 'counts'),
  reverted: count,
  reasons: v.record(text, count, 'uses by reason'),
});

export const parseFigures = (input: unknown): Parsed<DayFigures> => readDocument('figures', figures, input);
