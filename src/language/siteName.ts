/** The name of the app, which sites have until their admin chooses another. */
export const builtInName = 'Armwiki';

let name = builtInName;

/** The site's name, for `{site}` in texts. Of a process or page there is one site. */
export const siteName = (): string => name;

export function nameSite(chosen: string | undefined): void {
  name = chosen ?? builtInName;
}
