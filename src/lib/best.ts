/** The best few of many values, best first. Of equal values the earlier one comes first. */
export class Best<T> {
  readonly #values: T[] = [];
  readonly #most: number;
  readonly #compare: (a: T, b: T) => number;

  constructor(most: number, compare: (a: T, b: T) => number) {
    this.#most = most;
    this.#compare = compare;
  }

  add(value: T): void {
    const values = this.#values;
    const last = values.at(-1);
    if (values.length === this.#most && last !== undefined && this.#compare(value, last) >= 0) return;
    let place = values.length;
    while (place > 0 && this.#compare(value, values[place - 1]!) < 0) place -= 1;
    values.splice(place, 0, value);
    if (values.length > this.#most) values.pop();
  }

  all(): readonly T[] {
    return this.#values;
  }
}
