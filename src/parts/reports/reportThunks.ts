import * as v from 'valibot';
import { BackendError, isRetryable } from '@/backend/errors';
import { reporting } from '@/language/en/reporting';
import { message, type Text } from '@/language/text';
import { within } from '@/lib/within';
import type { ReportRefusal, ReportSent } from '@/model/privacy/report';
import type { AppThunk } from '@/store/typed';
import { draftDropped, draftKept } from '@/wiki/editing/draftsSlice';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { keptReport } from './keptReport';
import { selectWaitingReports } from './waitingReports';

/** The result of sending a report. `later`: no answer, so send it again. */
type Sent = 'taken' | 'later' | ReportRefusal | 'refused';

const answerWithinMs = 25_000;

export const sendReport =
  (report: ReportSent): AppThunk<Promise<Sent>> =>
  async (_dispatch, _getState, { backend }) => {
    const late = () => new BackendError('deadline-exceeded', 'Expected an answer, found none');
    try {
      const answer = await within(backend.ask({ kind: 'report', report }), answerWithinMs, late);
      return answer.outcome === 'taken' ? 'taken' : answer.why;
    } catch (error) {
      if (error instanceof BackendError && isRetryable(error.code)) return 'later';
      console.error('A report could not be sent', error);
      return 'refused';
    }
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
        dispatch(
          noticeShown({
            id: `report/${key}`,
            message: message(reporting.sentLate, { name }),
            tone: 'success',
          }),
        );
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
