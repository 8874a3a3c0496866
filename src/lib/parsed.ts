/** The result of reading something hostile or broken: a value, or a sentence that says what was expected and found. */
export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const unparsed = (error: string): Parsed<never> => ({ ok: false, error });
