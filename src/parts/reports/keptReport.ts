import * as v from 'valibot';
import { parseReportSent } from '@/model/parsing/parseReport';
import type { ReportSent } from '@/model/privacy/report';

/** A report as typed, stored on the device. `waiting` is set if sending has to be repeated. */
export const keptReport = v.object({
  text: v.string(),
  source: v.string(),
  /** Present if the writer is the player and asks to be withheld. */
  contact: v.optional(v.string()),
  name: v.string(),
  waiting: v.optional(v.custom<ReportSent>((value) => parseReportSent(value).ok)),
});

export type KeptReport = v.InferOutput<typeof keptReport>;
