/**
 * After a navigation, focuses the page's heading (or `main`), so that screen readers announce it. An element
 * that has taken the focus itself, such as a search box, keeps it. Does not scroll.
 */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const active = document.activeElement;
  if (active && main?.contains(active) && active !== main) return;
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
  heading?.focus({ preventScroll: true });
}
