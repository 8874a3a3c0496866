/** Times and the like are not plain objects. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

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
  const entries = Object.entries(value).map(
    ([key, at]) => [keyOf(key), withTexts(at, textOf, keyOf)] as const,
  );
  return entries.some(([key, at]) => at !== value[key]) ? Object.fromEntries(entries) : value;
}
