import { path } from '@/model/routes';
import type { Collection } from '@/model/schema/recordSchema';

/** The queue of the open proposals on one record. */
export const queueOfRecord = (collection: Collection, id: string): string =>
  `${path('delta')}?${new URLSearchParams({ record: `${collection}/${id}` })}`;

/** The queue of what is open of one bundle. */
export const queueOfBundle = (author: string, id: string): string =>
  `${path('delta')}?${new URLSearchParams({ bundle: `${author}/${id}` })}`;
