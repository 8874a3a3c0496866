import { hashId } from './hashId';

/**
 * A node of a table. A leaf lists ids and values in turns; a branch has a child, or `null`, for each of `FAN` values of
 * five bits of the hash, the lowest bits first. What comes first tells them apart, in JSON as well.
 */
export type Node<T> = Leaf<T> | Branch<T>;
export type Leaf<T> = readonly (string | T)[];
export type Branch<T> = readonly (Node<T> | null)[];

export const FAN = 32;

/** A leaf with more entries becomes a branch, while there are bits of the hash left to tell them apart. */
export const leafEntries = 16;
export const lastShift = 25;

export const isLeaf = <T>(node: Node<T>): node is Leaf<T> => node.length === 0 || typeof node[0] === 'string';

/** Where the id stands in the leaf; its value comes next. -1 when it does not. */
export function placeIn(leaf: Leaf<unknown>, id: string): number {
  for (let at = 0; at < leaf.length; at += 2) if (leaf[at] === id) return at;
  return -1;
}

export const emptyLeaf: Leaf<never> = Object.freeze([]);

/** The branch that a leaf becomes at this depth. */
export function branchOf<T>(leaf: Leaf<T>, shift: number): Branch<T> {
  const children = Array.from({ length: FAN }, (): Leaf<T> | null => null);
  for (let at = 0; at < leaf.length; at += 2) {
    const [id, value] = [leaf[at] as string, leaf[at + 1] as T];
    const place = (hashId(id) >>> shift) & (FAN - 1);
    children[place] = (children[place] ?? emptyLeaf).concat([id, value]);
  }
  return children;
}
