/**
 * One version for everything stored on the device: records, journal, commands and the hints of redux-persist.
 * A change of shape raises it and adds a step. Version 1 is unreleased and may change without either.
 */
export const rowsVersion = 1;

export type StoredKind = 'head' | 'index' | 'table' | 'texts' | 'journal' | 'command' | 'hints';

export type Step = {
  readonly [Kind in StoredKind]?: (stored: Readonly<Record<string, unknown>>) => object;
};

export const steps: Readonly<Record<number, Step>> = {};
