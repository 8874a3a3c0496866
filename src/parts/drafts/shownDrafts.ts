import type { Collection } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';
import { selectFields, selectFieldValue } from '@/wiki/editing/editingSelectors';
import { draftOf, type Drafts } from './draft';

/** A record as drafts, as the user sees it (own open proposals included). Compare with `dequal`. */
export const selectShownDrafts = (state: RootState, collection: Collection, id: string): Drafts =>
  Object.fromEntries(
    selectFields(state, collection, id).map((field) => [
      field.path,
      draftOf(selectFieldValue(state, collection, id, field)),
    ]),
  );
