declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
  }
  export class Glicko2 {
    constructor(settings: {
      readonly tau: number;
      readonly rating: number;
      readonly rd: number;
      readonly vol: number;
    });
    makePlayer(rating: number, rd: number, vol: number): Player;
    updateRatings(matches: (readonly [first: Player, second: Player, outcome: number])[]): void;
  }
}

declare module 'openskill' {
  interface Rating {
    readonly mu: number;
    readonly sigma: number;
  }
  interface Options {
    readonly beta: number;
    readonly tau: number;
  }
  export function rating(): Rating;
  export function rate(teams: Rating[][], options: Options & { readonly rank: number[] }): Rating[][];
  export function predictWin(teams: Rating[][], options: Options): number[];
}
