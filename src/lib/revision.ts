export class Revision {
  readonly #listeners = new Set<() => void>();
  #number = 0;

  readonly current = (): number => this.#number;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  raise(): void {
    this.#number += 1;
    for (const listener of this.#listeners) listener();
  }
}
