import { sameItems } from './sameItems';

/**
 * A function that remembers its last call: the same arguments give the same result without another call.
 *
 * @param isSame results that count as one, of which the first keeps its reference
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
