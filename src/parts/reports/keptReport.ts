import * as v from 'valibot';
import { parseReportSent } from '@/model/parsing/parseReport';
import type { ReportSent } from '@/model/report';

/** A report as it is typed and kept on the device; `waiting` is there once it was to be sent and could not be yet. */
export const keptReport = v.object({
  text: v.string(),
  source: v.string(),
  /** There once the writer says to be the player and asks not to be named. */
  contact: v.optional(v.string()),
  /** The record's name, for what is told of it later. */
  name: v.string(),
  waiting: v.optional(v.custom<ReportSent>((value) => parseReportSent(value).ok)),
});

export type KeptReport = v.InferOutput<typeof keptReport>;
