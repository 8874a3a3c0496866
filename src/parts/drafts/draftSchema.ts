import * as v from 'valibot';
import { json } from '@/model/parsing/schema';
import type { Draft } from './draft';

export const draftSchema: v.GenericSchema<unknown, Draft> = v.variant('kind', [
  v.object({ kind: v.literal('value'), value: json }),
  v.object({ kind: v.literal('newPlayer'), name: v.string() }),
  v.object({ kind: v.literal('unreadable'), text: v.optional(v.string()) }),
]);

export const draftsSchema = v.record(v.string(), draftSchema);

export const whySchema = v.object({ note: v.string(), source: v.string() });
