/**
 * Names in use that `Intl` spells differently or lacks. The nations of the United Kingdom have teams of their own, and
 * codes of ISO 3166-2 only.
 */
export const otherNames: Readonly<Record<string, string>> = {
  turkey: 'TR',
  'czech republic': 'CZ',
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB-ENG',
  'northern ireland': 'GB-NIR',
  scotland: 'GB-SCT',
  wales: 'GB-WLS',
  macedonia: 'MK',
  'republic of korea': 'KR',
  'south korea': 'KR',
  韓国: 'KR',
  イングランド: 'GB-ENG',
  北アイルランド: 'GB-NIR',
  スコットランド: 'GB-SCT',
  ウェールズ: 'GB-WLS',
  'ivory coast': 'CI',
  swaziland: 'SZ',
  bosnia: 'BA',
  holland: 'NL',
  'the netherlands': 'NL',
  burma: 'MM',
  'hong kong': 'HK',
  palestine: 'PS',
  'democratic republic of the congo': 'CD',
  myanmar: 'MM',
};

/** The same for `Côte d’Ivoire` and `cote d'ivoire`, `St. Lucia` and `Saint Lucia`. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/ & /g, ' and ')
    .replace(/\bst\.? (?=\p{L})/gu, 'saint ');

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Codes by the key of a country's names in a language, long and short. An obsolete code may have the name of a current
 * one, so `counts` chooses.
 */
export function codesByName(
  locale: string,
  counts: (code: string) => boolean,
  lengths: readonly ('long' | 'short')[] = ['long', 'short'],
): ReadonlyMap<string, string> {
  const styles = lengths.map(
    (style) => new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' }),
  );
  const found = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second)).filter(counts))
    for (const names of styles) {
      const key = nameKey(names.of(code) ?? '');
      if (!found.has(key)) found.set(key, code);
    }
  return found;
}
