import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { presentObject, readDocument, text, time } from '../parsing/schema';
import { readRounds, surenesses, type Pick } from './pick';

/**
 * The fields of a pick as `firestore.rules` let an account store them, where `rounds` is a text such as `4-1`, or as
 * a device keeps them, where it is two numbers.
 */
export const storedPick = presentObject({
  match: text,
  event: text,
  player: text,
  sureness: v.picklist(surenesses, 'a sureness'),
  rounds: v.pipe(
    v.optional(v.unknown()),
    v.transform((rounds) => readRounds(Array.isArray(rounds) ? rounds.join('-') : rounds)),
  ),
  madeAt: v.optional(time),
});

export const parsePick = (input: unknown): Parsed<Pick> => readDocument('pick', storedPick, input);
