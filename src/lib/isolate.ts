const turns =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Makes a name safe inside a left-to-right sentence. A name that could reorder the words around it is wrapped
 * in an isolate (U+2068 … U+2069), without characters that would end that early. Other names are unchanged,
 * so copied text has no invisible characters. Isolates inside the name are kept.
 */
export function isolate(name: string): string {
  if (!turns.test(name)) return name;
  const tame = name.replace(/[\u202A-\u202E]/gu, '');
  return `\u2068${isBalanced(tame) ? tame : tame.replace(/[\u2066-\u2069]/gu, '')}\u2069`;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/[\u2066-\u2069]/gu)) {
    depth += mark === '\u2069' ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
