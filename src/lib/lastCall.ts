import { sameItems } from './sameItems';

/**
 * Caches the last call's result by its arguments.
 *
 * @param isSame whether two results are equal; then the earlier reference is kept
 */
export function lastCall<A extends readonly unknown[], R>(
  call: (...args: A) => R,
  isSame?: (before: R, after: R) => boolean,
): (...args: A) => R {
  let last: { readonly args: A; readonly result: R } | undefined;
  return (...args) => {
    if (last !== undefined && sameItems(last.args, args)) return last.result;
    const made = call(...args);
    last = { args, result: last !== undefined && isSame?.(last.result, made) ? last.result : made };
    return last.result;
  };
}
