import type { RecordRef } from '@/model/namedRecords';

/** A record as the key of a map. */
export const recordKey = ({ collection, id }: RecordRef) => `${collection}/${id}`;
