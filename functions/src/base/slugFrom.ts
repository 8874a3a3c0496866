import { slugify } from 'transliteration';

const longest = 60;

/** A name of any script as part of an address; `undefined` if it gives no letters. */
export function slugFrom(name: string): string | undefined {
  const plain = name
    .normalize('NFC')
    // People leave out an apostrophe within a word: O'Neil.
    .replace(/['’ʼ`´]/g, '')
    // The package makes it a sign.
    .replace(/ə/giu, 'e');
  const slug = cut(slugify(plain, { allowedChars: 'a-zA-Z0-9' }));
  return /[a-z]/.test(slug) ? slug : undefined;
}

function cut(slug: string): string {
  if (slug.length <= longest) return slug;
  const end = slug.lastIndexOf('-', longest);
  return slug.slice(0, end > 0 ? end : longest);
}
