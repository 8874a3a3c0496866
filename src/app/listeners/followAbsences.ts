/** Looked at so often; a browser lets a page in the background do so once a minute at least. */
const beatMs = 60_000;
/** A page whose beat is so late did not run: the device slept, or the browser had put the page to sleep. */
const asleepMs = 5 * beatMs;

/** The parts of the browser that are used. */
export interface Surroundings {
  readonly window: Pick<Window, 'addEventListener' | 'setInterval'>;
  readonly document: Pick<Document, 'addEventListener'>;
  readonly isOnline: () => boolean;
  /** The device's clock, epoch milliseconds: unlike a clock that only runs forward it goes on while the device sleeps. */
  readonly now: () => number;
}

/**
 * Calls back when the page hears from the world again, with for how long it did not: it was asleep, or without a network.
 * Lasts as long as the page.
 */
export function followAbsences(
  { window, document, isOnline, now }: Surroundings,
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
  // A reader who looks at the page again does not wait for the beat.
  for (const event of ['online', 'offline', 'pageshow']) window.addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
}
