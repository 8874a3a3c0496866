import * as v from 'valibot';
import { isRetryable } from '@/backend/errors';
import { reporting } from '@/language/en/reporting';
import { message, type Text } from '@/language/text';
import { within } from '@/lib/within';
import type { ReportRefusal, ReportSent } from '@/model/privacy/report';
import type { AppThunk } from '@/store/typed';
import { askOnce } from '@/wiki/answers/askOnce';
import { draftDropped, draftKept } from '@/wiki/editing/draftsSlice';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { keptReport } from './keptReport';
import { selectWaitingReports } from './waitingReports';

/** The result of sending a report. `later`: no answer, so send it again. */
type Sent = 'taken' | 'later' | ReportRefusal | 'refused';

const answerWithinMs = 25_000;
const noAnswer = { data: undefined, failed: 'deadline-exceeded' } as const;

export const sendReport =
  (report: ReportSent): AppThunk<Promise<Sent>> =>
  async (dispatch) => {
    const asked = dispatch(askOnce({ kind: 'report', report }));
    const { data, failed } = await within(asked, answerWithinMs, () => new Error()).catch(() => noAnswer);
    if (failed === undefined) return data.outcome === 'taken' ? 'taken' : data.why;
    if (isRetryable(failed)) return 'later';
    console.error('A report could not be sent', failed);
    return 'refused';
  };

export const refusalTexts = {
  recordGone: reporting.recordGone,
  banned: reporting.banned,
  tooSoon: reporting.tooSoon,
  tooMany: reporting.tooMany,
  wikiFull: reporting.wikiFull,
  refused: reporting.refused,
} as const satisfies Record<Exclude<Sent, 'taken' | 'later'>, Text>;

/**
 * Sends the reports waiting on the device and shows their results. A refused one stays as a draft in its
 * form. One that came too soon, or got no answer, keeps waiting.
 */
export const sendWaitingReports =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { now }) => {
    for (const key of selectWaitingReports(getState())) {
      const kept = getState().drafts[key];
      const read = v.safeParse(keptReport, kept?.content);
      if (!read.success || read.output.waiting === undefined) {
        dispatch(draftDropped(key));
        continue;
      }
      const { waiting, ...draft } = read.output;
      const sent = await dispatch(sendReport(waiting));
      // Edited or deleted meanwhile.
      if (getState().drafts[key] !== kept || sent === 'later' || sent === 'tooSoon') continue;
      const { name } = draft;
      if (sent === 'taken') {
        dispatch(draftDropped(key));
        dispatch(successShown(`report/${key}`, message(reporting.sentLate, { name })));
        continue;
      }
      dispatch(draftKept({ key, content: draft, at: now() }));
      const why = message(refusalTexts[sent]);
      dispatch(
        noticeShown({
          id: `report/${key}`,
          message: message(reporting.notSent, { name, why }),
          tone: 'error',
          timeoutMs: 0,
          multiLine: true,
        }),
      );
    }
  };
