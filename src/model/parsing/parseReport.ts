import * as v from 'valibot';
import type { Parsed } from '@/lib/parsed';
import { idPattern, newIdPattern } from '../ids';
import {
  isContact,
  isReportSource,
  longestContact,
  reportId,
  reportRefusals,
  reportTextProblem,
  type PersonRequest,
  type Report,
  type ReportAnswer,
  type ReportSent,
} from '../privacy/report';
import { limits } from '../schema/limits';
import { collections } from '../schema/recordSchema';
import { isStoredLine, isStoredProse } from '../texts';
import { account, dropAbsent, presentObject, readDocument, text, time } from './schema';

const id = v.pipe(v.string('an id'), v.regex(idPattern, 'an id of 1 to 128 of A-Z, a-z, 0-9, _ and -'));

const latest = 8_640_000_000_000;
const seen = v.pipe(time, v.integer('a time'), v.minValue(0, 'a time'), v.maxValue(latest, 'a time'));

const about = {
  id: v.pipe(id, v.transform(reportId)),
  collection: v.picklist(collections, `one of ${collections.join(', ')}`),
  docId: id,
  seen,
};

const sent = v.pipe(
  v.strictObject(
    {
      ...about,
      id: v.pipe(id, v.regex(newIdPattern, 'an id of 20 of A-Z, a-z and 0-9'), v.transform(reportId)),
      text: v.pipe(
        v.string('a text'),
        v.check(
          (value) => reportTextProblem(value) === undefined,
          `a text of ${limits.reportMin} to ${limits.note} characters, none of them hidden`,
        ),
      ),
      source: v.optional(v.custom<string>(isReportSource, `a line of 1 to ${limits.source} characters`)),
      contact: v.optional(v.custom<string>(isContact, `a line of 1 to ${longestContact} characters`)),
    },
    'nothing else',
  ),
  v.check(
    ({ collection, contact }) => contact === undefined || collection === 'player',
    'a player, where it has a contact',
  ),
  v.transform((report): ReportSent => dropAbsent(report)),
);

const stored = v.pipe(
  v.object({
    ...about,
    text: v.custom<string>((value) => isStoredProse(value, limits.note), 'a text'),
    source: v.optional(v.custom<string>((value) => isStoredLine(value, limits.source), 'a line')),
    at: time,
    name: v.optional(text),
    by: v.optional(account),
    from: v.optional(v.object({ near: text, wide: v.optional(text) })),
    closed: v.optional(
      presentObject({ by: account, at: time, note: v.optional(text), delta: v.optional(text) }),
    ),
  }),
  v.transform(({ from, ...report }): Report => dropAbsent({ ...report, network: from?.wide ?? from?.near })),
);

const request = v.object({
  id: about.id,
  docId: id,
  text: v.custom<string>((value) => isStoredProse(value, limits.note), 'a text'),
  contact: text,
  at: time,
});

const answer = v.variant(
  'outcome',
  [
    v.object({ outcome: v.literal('taken') }),
    v.object({ outcome: v.literal('refused'), why: v.picklist(reportRefusals, 'a reason') }),
  ],
  'taken or refused',
);

const declining = v.pipe(
  v.strictObject(
    {
      network: v.pipe(v.string('a network'), v.regex(/^[\w-]{22}$/, 'the hash of a network')),
      note: v.optional(v.custom<string>((value) => isStoredProse(value, limits.reason), 'a note')),
    },
    'nothing else',
  ),
  v.transform((asked): { readonly network: string; readonly note?: string } => dropAbsent(asked)),
);

export const parseDeclining = (input: unknown): Parsed<v.InferOutput<typeof declining>> =>
  readDocument('declining', declining, input);

export const parseReportSent = (input: unknown): Parsed<ReportSent> => readDocument('report', sent, input);

export const parseReport = (input: unknown): Parsed<Report> => readDocument('report', stored, input);

export const parsePersonRequest = (input: unknown): Parsed<PersonRequest> =>
  readDocument('personRequest', request, input);

export const parseReportAnswer = (input: unknown): Parsed<ReportAnswer> =>
  readDocument('report', answer, input);
