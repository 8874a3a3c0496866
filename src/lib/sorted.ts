import { compareText } from './compareText';

/** Items in the order of a key, several of which may be equal. Sorts them when they are asked for. */
export class Sorted<T> {
  readonly #items: T[] = [];
  readonly #keyOf: (item: T) => string;
  #isSorted = true;

  constructor(keyOf: (item: T) => string) {
    this.#keyOf = keyOf;
  }

  add(item: T): void {
    this.#items.push(item);
    this.#isSorted = false;
  }

  remove(item: T): void {
    this.#items.splice(this.#items.indexOf(item), 1);
  }

  beginningWith(start: string): readonly T[] {
    if (!this.#isSorted) this.#items.sort((a, b) => compareText(this.#keyOf(a), this.#keyOf(b)));
    this.#isSorted = true;
    const from = this.#placeOf(start);
    let to = from;
    while (to < this.#items.length && this.#keyOf(this.#items[to]!).startsWith(start)) to += 1;
    return this.#items.slice(from, to);
  }

  #placeOf(key: string): number {
    let [low, high] = [0, this.#items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#keyOf(this.#items[middle]!) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
