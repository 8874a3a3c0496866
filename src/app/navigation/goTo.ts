export function goTo(
  url: string,
  router: { readonly navigate: (to: string) => Promise<void> },
  location: Pick<Location, 'href' | 'origin' | 'assign'> = window.location,
): void {
  const target = new URL(url, location.href);
  if (target.origin === location.origin) {
    void router.navigate(`${target.pathname}${target.search}${target.hash}`);
  } else if (/^https?:$/.test(target.protocol)) location.assign(target.href);
  else throw new Error(`Expected a redirect to a web address, found ${url}`);
}
