export const separators = ['\t', ';', '|', ','] as const;

export type Separator = (typeof separators)[number];
