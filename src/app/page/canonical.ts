import { canonicalPath, readAddress } from '@/model/sharing/address';

/** The site's origin as the server gives it, because the site may have several names. */
let home: string | undefined;

/**
 * Updates the canonical address. The server describes the page opened first, so its tags (`data-page`)
 * are removed on the way to another page.
 */
export function followAddress(pathname: string, moved: boolean): void {
  const { head } = document;
  if (moved) for (const tag of document.querySelectorAll('[data-page]')) tag.remove();
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
