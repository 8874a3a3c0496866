/**
 * For after a navigation: the page's heading (or `main`) takes the focus so that screen readers announce where one is.
 * Something that took the focus itself, as a search box may, keeps it. The place on the page is left alone.
 */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const active = document.activeElement;
  if (active && main?.contains(active) && active !== main) return;
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
  heading?.focus({ preventScroll: true });
}
