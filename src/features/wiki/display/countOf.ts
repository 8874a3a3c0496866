const numbers = new Intl.NumberFormat('en');

/** A number with its noun: `1 match`, `1,024 matches`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;
