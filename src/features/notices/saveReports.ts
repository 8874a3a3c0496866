import type { ErrorReport } from './noticesSlice';

/** Gives the reports to the user as a file; they decide who gets it. */
export function saveReports(reports: readonly ErrorReport[]): void {
  const text = JSON.stringify({ userAgent: navigator.userAgent, reports }, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'armwiki-errors.json';
  link.click();
  // The click has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
