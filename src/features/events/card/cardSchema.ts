import * as v from 'valibot';
import { genders, sports } from '@/model/sports';
import { draftSchema, draftsSchema, whySchema } from '@/parts/editing/draftSchema';
import type { CardForm, CardRow } from './cardForm';

const codeOf = <T extends string>(known: (code: string) => boolean) =>
  v.optional(v.custom<T>((value) => typeof value === 'string' && known(value)));

const score = v.optional(v.union([v.number(), v.string()]));

const row: v.GenericSchema<unknown, CardRow> = v.object({
  key: v.string(),
  player1: draftSchema,
  player2: draftSchema,
  score1: score,
  score2: score,
  arm: codeOf<'L' | 'R'>((code) => sports.some(({ arms }) => Object.hasOwn(arms ?? {}, code))),
  weight: codeOf<NonNullable<CardRow['weight']>>((code) =>
    sports.some(({ weights }) => Object.hasOwn(weights, code)),
  ),
  gender: v.custom<CardRow['gender']>((value) => typeof value === 'string' && Object.hasOwn(genders, value)),
});

/** A form as the device has kept it. */
export const cardSchema: v.GenericSchema<unknown, CardForm> = v.object({
  event: draftsSchema,
  rows: v.array(row),
  paste: v.string(),
  others: v.array(v.string()),
  why: whySchema,
});
