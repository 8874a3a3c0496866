declare const brand: unique symbol;

/** A primitive that only its constructor makes, so nobody passes a `PlayerId` for a `MatchId`. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
