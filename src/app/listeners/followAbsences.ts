/** Interval of checks. A browser runs it at least once a minute in a background page. */
const beatMs = 60_000;
/** A check this late means that the device or the page slept. */
const asleepMs = 5 * beatMs;

export interface PageSurroundings {
  readonly window: Pick<Window, 'addEventListener' | 'setInterval'>;
  readonly document: Pick<Document, 'addEventListener'>;
  readonly isOnline: () => boolean;
  /** The device's clock in epoch milliseconds. A monotonic clock would stop while the device sleeps. */
  readonly now: () => number;
}

export function followAbsences(
  { window, document, isOnline, now }: PageSurroundings,
  returned: (absentMs: number) => void,
): void {
  let awake = now();
  let absentSince = isOnline() ? undefined : awake;
  const look = () => {
    const at = now();
    if (at - awake > asleepMs) absentSince ??= awake;
    awake = at;
    if (!isOnline()) absentSince ??= at;
    else if (absentSince !== undefined) {
      const absentMs = at - absentSince;
      absentSince = undefined;
      returned(absentMs);
    }
  };
  window.setInterval(look, beatMs);
  for (const event of ['online', 'offline', 'pageshow']) window.addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
}
