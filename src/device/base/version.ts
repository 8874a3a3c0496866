/**
 * The one version of everything the device stores: records, journal, commands, and redux-persist's hints. It is raised with each
 * change of shape, together with a step. Until version 1 is released, shapes may change without either.
 */
export const rowsVersion = 1;

/** What a device stores under a version of its own. */
export type StoredKind = 'head' | 'index' | 'table' | 'texts' | 'journal' | 'command' | 'hints';

/** Makes what the version before stored into what this version stores; kinds without an entry keep their shape. */
export type Step = {
  readonly [Kind in StoredKind]?: (stored: Readonly<Record<string, unknown>>) => object;
};

/** The steps, each by the version that it leads to. */
export const steps: Readonly<Record<number, Step>> = {};
