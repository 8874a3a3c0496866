import { errorReported, type ErrorReport } from '@/wiki/notices/noticesSlice';
import { lastingNotice } from '@/wiki/notices/outcomeNotices';
import { sendsErrorsChosen } from '@/wiki/preferences/preferencesSlice';
import { worker } from '@/language/en/worker';
import { message } from '@/language/text';
import type { AppStore } from '../client/store';

/**
 * Turns uncaught errors and violations of the page's policy into reports that the user can save. The first
 * one on a page shows a notice, which also asks once whether such errors may be sent (`sendErrors.ts`).
 * Returns the function that stops it.
 *
 * @param asks whether the site accepts errors and the user has not decided yet
 */
export function startErrorReporting(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  now: () => number,
  version: string,
  asks: () => boolean = () => false,
): () => void {
  let told = false;
  const report = (error: unknown, kind?: NonNullable<ErrorReport['kind']>) => {
    const at = { at: now(), version, page: window.location.pathname };
    dispatch(errorReported({ ...at, ...(kind && { kind }), ...describe(error) }));
  };
  const onError = (event: ErrorEvent) => {
    // For a script of another origin there is only the message.
    report(event.error ?? event.message);
    if (told) return;
    told = true;
    dispatch(
      lastingNotice({
        id: 'crash',
        tone: 'error',
        message: message(worker.crashed),
        actions: [
          ...(asks() ? [{ label: message(worker.sendErrors), does: sendsErrorsChosen(true) }] : []),
          { label: message(worker.saveReport), does: 'saveReports' },
        ],
      }),
    );
  };
  // Mostly a request that nobody awaited: worth a report, but no notice.
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason, 'rejection');
  const onForbidden = (event: SecurityPolicyViolationEvent) =>
    report(`${event.effectiveDirective} forbids ${event.blockedURI}`, 'policy');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onForbidden);
  return () => {
    document.removeEventListener('securitypolicyviolation', onForbidden);
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function describe(error: unknown): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: `${error.name}: ${error.message}`, ...(error.stack && { stack: error.stack }) };
}
