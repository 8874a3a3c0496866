import type { Indexes } from './checkList';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

export interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: string;
    readonly fields: readonly IndexField[];
  }[];
  readonly fieldOverrides?: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly {
      readonly order?: string;
      readonly arrayConfig?: string;
      readonly queryScope: string;
    }[];
  }[];
}

/** Compares the indexes that a version needs with the project's. Additional ones do no harm. */
export function compareIndexes(needed: IndexFile, there: IndexFile, states: string): Indexes {
  const has = new Set(namesOf(there));
  return {
    missing: namesOf(needed).filter((name) => !has.has(name)),
    building: /\[(?:CREATING|NEEDS_REPAIR)\]/.test(states),
  };
}

const namesOf = ({ indexes, fieldOverrides = [] }: IndexFile): readonly string[] => [
  ...indexes.map(
    ({ collectionGroup, queryScope, fields }) =>
      `${collectionGroup} (${fields
        .filter(({ fieldPath }) => fieldPath !== '__name__')
        .map(spelledField)
        .join(', ')}) of a ${queryScope}`,
  ),
  ...fieldOverrides.map(
    ({ collectionGroup, fieldPath, indexes: own }) =>
      `${collectionGroup}.${fieldPath} (${own
        .map((index) => `${index.queryScope} ${index.order ?? index.arrayConfig}`)
        .sort()
        .join(', ')})`,
  ),
];

const spelledField = ({ fieldPath, order, arrayConfig }: IndexField) =>
  `${fieldPath} ${order ?? arrayConfig}`;
