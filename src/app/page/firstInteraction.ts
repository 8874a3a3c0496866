const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * After this time without a sign of life, load the rest anyway: shorter than a screen waits
 * (`PendingContent`).
 */
export const mostIdleMs = 5_000;

export type InteractivePage = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
>;

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
