/** The name of the app, which sites have until their admin chooses another. */
export const builtInName = 'Armwiki';

let name = builtInName;

export const siteName = (): string => name;

export function nameSite(chosen: string | undefined): void {
  name = chosen ?? builtInName;
}
