import { canonicalPath, readAddress } from '@/model/address';

/** Where the server says that the site is at home, since it may be reached under several names. */
let home: string | undefined;

/**
 * Keeps the page's canonical address beside its title. What the server wrote into the head is true of the page that was
 * opened first, so it goes with the way to another: its tags are marked `data-page`.
 */
export function followAddress(pathname: string, moved: boolean): void {
  const { head } = document;
  if (moved) for (const tag of head.querySelectorAll('[data-page]')) tag.remove();
  let link = head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  home ??= link ? new URL(link.href).origin : location.origin;
  const address = readAddress(pathname);
  if (!address) {
    link?.remove();
    return;
  }
  if (!link) {
    link = document.createElement('link');
    link.rel = 'canonical';
    head.append(link);
  }
  link.href = home + canonicalPath(address);
}
