import { errorReported, noticeShown } from '@/wiki/notices/noticesSlice';
import { ui } from '@/language/en/ui';
import { worker } from '@/language/en/worker';
import { message } from '@/language/text';
import type { AppStore } from '../client/store';

/**
 * Follows errors that nobody caught: each becomes a report that the user can save for whoever mends it, and the first of
 * a page is told. Nothing leaves the device. Returns the call that ends it.
 */
export function startErrorReporting(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  now: () => number,
  version: string,
): () => void {
  let told = false;
  const report = (error: unknown) => {
    dispatch(errorReported({ at: now(), version, page: window.location.pathname, ...describe(error) }));
  };
  const onError = (event: ErrorEvent) => {
    // A script of another origin tells no more than its message.
    report(event.error ?? event.message);
    if (told) return;
    told = true;
    dispatch(
      noticeShown({
        id: 'crash',
        tone: 'error',
        multiLine: true,
        timeoutMs: 0,
        message: message(worker.crashed),
        actions: [
          { label: message(worker.saveReport), does: 'saveReports' },
          { label: message(ui.dismiss), does: 'dismiss' },
        ],
      }),
    );
  };
  // Mostly a request that nobody waited for, which is worth a report and no alarm.
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function describe(error: unknown): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: `${error.name}: ${error.message}`, ...(error.stack && { stack: error.stack }) };
}
