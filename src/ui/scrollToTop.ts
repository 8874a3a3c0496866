/**
 * For after a navigation: the page starts at its top, and its heading (or `main`) takes the focus so that screen readers
 * announce where one is. Something that took the focus itself, as a search box may, keeps it.
 */
export function scrollToTop(): void {
  window.scrollTo(0, 0);
  const main = document.querySelector('main');
  const active = document.activeElement;
  if (active && main?.contains(active) && active !== main) return;
  const heading = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
  heading?.focus({ preventScroll: true });
}
