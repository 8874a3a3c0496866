/**
 * The field of a tombstone that stands for no record: it says that the wiki was restored from a backup at its `updatedAt`, so
 * whatever was seen before is of another state.
 */
export const restorationField = 'restoration';
