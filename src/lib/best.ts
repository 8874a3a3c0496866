/** The best few of many values, best first. Of equal values the earlier one comes first. */
export interface Best<T> {
  readonly add: (value: T) => void;
  readonly all: () => readonly T[];
}

export function createBest<T>(most: number, compare: (a: T, b: T) => number): Best<T> {
  const values: T[] = [];
  return {
    add: (value) => {
      const last = values.at(-1);
      if (values.length === most && last !== undefined && compare(value, last) >= 0) return;
      let place = values.length;
      while (place > 0 && compare(value, values[place - 1]!) < 0) place -= 1;
      values.splice(place, 0, value);
      if (values.length > most) values.pop();
    },
    all: () => values,
  };
}
