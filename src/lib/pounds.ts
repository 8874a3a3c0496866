/** The international pound, exactly. */
export const kilogramsPerPound = 0.45359237;
