declare const brand: unique symbol;

/** A primitive that only its own constructor makes, so a `PlayerId` is never passed where a `MatchId` is meant. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
