/** Signs that divide the cells of a text. */
export const separators = ['\t', ';', '|', ','] as const;

export type Separator = (typeof separators)[number];
