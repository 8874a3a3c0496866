/** A letter of a script that runs from right to left, or a mark that turns the direction around. */
const turns =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * A name as part of a plain sentence that runs from left to right: one that would turn the words around it gets a
 * direction of its own (U+2068 … U+2069), and what could end that too early is taken out. Any other stays as it is, so
 * that what is copied or compared has no invisible letters. Names inside that are isolated already stay so.
 */
export function isolate(name: string): string {
  if (!turns.test(name)) return name;
  const tame = name.replace(/[\u202A-\u202E]/gu, '');
  return `\u2068${isBalanced(tame) ? tame : tame.replace(/[\u2066-\u2069]/gu, '')}\u2069`;
}

/** Tells whether every isolate that begins in the text ends in it, and none before it began. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/[\u2066-\u2069]/gu)) {
    depth += mark === '\u2069' ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
