import { idPattern } from '@/model/ids';

/** Whether a document may have the id; Firestore keeps those like `__this__` for itself. */
export const isStoredId = (id: unknown): id is string =>
  typeof id === 'string' && idPattern.test(id) && !/^__.*__$/.test(id);
