import type { Collection } from './records';

/** What reading an absent or deleted record fails with (specification, section 8). */
export const missingRecordMessage = (collection: Collection, id: string): string =>
  `${collection}/${id} does not exist so cannot upgrade data`;
