/** Scripts whose letters leave out vowels, and characters that have no sound. */
const withoutVowels: ReadonlySet<string> = new Set(['Arabic', 'Hebrew', 'Thai', 'Han']);

const scripts = [
  'Cyrillic',
  'Georgian',
  'Armenian',
  'Greek',
  'Katakana',
  'Hangul',
  'Devanagari',
  'Arabic',
  'Hebrew',
  'Thai',
  'Han',
] as const;

const tests = scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const);

const scriptOf = (name: string): string => tests.find(([, test]) => test.test(name))?.[0] ?? 'Latin';

/** The scripts of two names: `Latin`, `Cyrillic and Latin`. */
export function scriptsOf(a: string, b: string): string {
  const found = [...new Set([scriptOf(a), scriptOf(b)])].sort();
  const isVowelless = found.some((script) => withoutVowels.has(script));
  return found.join(' and ') + (isVowelless ? ' (no vowels)' : '');
}
