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
