/** The package has no types for this. */
declare module 'scheduler' {
  /**
   * How often React stops for the browser while it renders in a transition.
   *
   * @param fps 1 to 125; 0 for React's own rate
   */
  export function unstable_forceFrameRate(fps: number): void;
}
