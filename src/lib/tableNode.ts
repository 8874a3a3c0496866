import { hashId } from './hashId';

/**
 * A node of a table. A leaf alternates ids and values. A branch has a child or `null` for each of `FAN`
 * values of five hash bits, lowest bits first. The first element distinguishes the two, also in JSON.
 */
export type Node<T> = Leaf<T> | Branch<T>;
export type Leaf<T> = readonly (string | T)[];
export type Branch<T> = readonly (Node<T> | null)[];

export const FAN = 32;

/** A larger leaf becomes a branch while hash bits are left. */
export const leafEntries = 16;
export const lastShift = 25;

export const isLeaf = <T>(node: Node<T>): node is Leaf<T> => node.length === 0 || typeof node[0] === 'string';

export function placeIn(leaf: Leaf<unknown>, id: string): number {
  for (let at = 0; at < leaf.length; at += 2) if (leaf[at] === id) return at;
  return -1;
}

export const emptyLeaf: Leaf<never> = Object.freeze([]);

/** Not frozen: copies of frozen arrays are slow. */
const emptyBranch: Branch<never> = Array.from({ length: FAN }, () => null);

export function branchOf<T>(leaf: Leaf<T>, shift: number): Branch<T> {
  if (leaf.length === 0) return emptyBranch;
  const children: (Leaf<T> | null)[] = Array.from({ length: FAN }, () => null);
  for (let at = 0; at < leaf.length; at += 2) {
    const [id, value] = [leaf[at] as string, leaf[at + 1] as T];
    const place = (hashId(id) >>> shift) & (FAN - 1);
    children[place] = (children[place] ?? emptyLeaf).concat([id, value]);
  }
  return children;
}
