export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A hidden tab does not paint but must start too.
    if (document.visibilityState === 'hidden') setTimeout(resolve, 0);
    else requestAnimationFrame(() => setTimeout(resolve, 0));
  });

export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
