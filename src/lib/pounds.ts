export const kilogramsPerPound = 0.45359237;
