export type Parsed<T, E = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const parsed = <T>(value: T): Parsed<T, never> => ({ ok: true, value });
export const unparsed = <const E>(error: E): Parsed<never, E> => ({ ok: false, error });
