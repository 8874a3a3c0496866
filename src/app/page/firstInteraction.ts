/** Signs of a visitor who stays. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** After so long without a sign the reader may miss what waits: sooner than a screen gives it up (`PendingContent`). */
export const mostIdleMs = 5_000;

/** The part of a page that tells of its visitor. */
export type InteractivePage = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
>;

/** Resolves with the visitor's first sign of life, or when the page has been open for long. */
export function firstInteraction(page: InteractivePage): Promise<void> {
  return new Promise((resolve) => {
    const stay = () => {
      page.clearTimeout(timer);
      for (const sign of signs) page.removeEventListener(sign, stay, true);
      resolve();
    };
    const timer = page.setTimeout(stay, mostIdleMs);
    for (const sign of signs) page.addEventListener(sign, stay, { capture: true, passive: true });
  });
}
