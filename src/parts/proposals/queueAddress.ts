import { path } from '@/model/sharing/routes';
import type { Collection } from '@/model/schema/recordSchema';

export const queueOfRecord = (collection: Collection, id: string): string =>
  `${path('delta')}?${new URLSearchParams({ record: `${collection}/${id}` })}`;

export const queueOfBundle = (author: string, id: string): string =>
  `${path('delta')}?${new URLSearchParams({ bundle: `${author}/${id}` })}`;
