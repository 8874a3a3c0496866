/** Resolves once the browser has painted what was rendered last. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A page in a hidden tab paints nothing and must start all the same.
    if (document.visibilityState === 'hidden') setTimeout(resolve, 0);
    else requestAnimationFrame(() => setTimeout(resolve, 0));
  });

/** Lets the browser do what waits: paint, or answer the visitor. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
