import { isPlainObject } from './json';

/** The value with its texts changed, and its keys; the same reference if nothing changes. */
export function withTexts(
  value: unknown,
  textOf: (text: string) => string,
  keyOf: (key: string) => string = (key) => key,
): unknown {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) {
    const next = value.map((each) => withTexts(each, textOf, keyOf));
    return next.some((each, at) => each !== value[at]) ? next : value;
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value);
  const next = entries.map(([key, at]) => [keyOf(key), withTexts(at, textOf, keyOf)] as const);
  const isSame = entries.every(([key, at], index) => key === next[index]?.[0] && at === next[index]?.[1]);
  return isSame ? value : Object.fromEntries(next);
}
