/** Sites with accounts of persons, with the pattern of their names. The rules have the same patterns. */
export const accountSites = {
  instagram: { pattern: '[A-Za-z0-9._]{1,30}', address: 'https://www.instagram.com/' },
  youtube: { pattern: '@[A-Za-z0-9._-]{3,30}|UC[A-Za-z0-9_-]{22}', address: 'https://www.youtube.com/' },
  // Files, by the identifier that stays when a file is renamed.
  commons: { pattern: 'M[1-9][0-9]{0,11}', address: 'https://commons.wikimedia.org/entity/' },
  wikidata: { pattern: 'Q[1-9][0-9]{0,11}', address: 'https://www.wikidata.org/wiki/' },
} as const satisfies Record<string, { readonly pattern: string; readonly address: string }>;

export type AccountSite = keyof typeof accountSites;

export const accountAddress = (site: AccountSite, name: string): string =>
  site === 'youtube' && name.startsWith('UC')
    ? `${accountSites.youtube.address}channel/${name}`
    : accountSites[site].address + name;
