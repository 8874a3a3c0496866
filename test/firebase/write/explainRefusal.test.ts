import type { User } from 'firebase/auth';
import {
  FirestoreError,
  getDocFromServer,
  type Firestore,
  type FirestoreErrorCode,
} from 'firebase/firestore';
import { explainRefusal } from '@/firebase/write/explainRefusal';
import { deltaId } from '@/model/ids';

jest.mock('firebase/firestore', () => ({
  ...jest.requireActual<object>('firebase/firestore'),
  doc: () => ({}),
  collection: () => ({}),
  getDocFromServer: jest.fn(),
}));

/** As the SDK makes them; the constructor is not public. */
const failure = (code: FirestoreErrorCode) =>
  new (FirestoreError as unknown as new (code: FirestoreErrorCode, message: string) => FirestoreError)(
    code,
    code,
  );

const user = { uid: 'ed', getIdTokenResult: async () => ({ claims: {} }) } as unknown as User;
const tried = {
  act: { kind: 'create', deltaId: deltaId('d1') },
  seen: { open: 0, written: 0, slots: new Map() },
} as unknown as Parameters<typeof explainRefusal>[2];

test.each([
  // A lost race looks the same until the quota is read, so it must not end the proposal.
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'deadline-exceeded'],
  ['permission-denied', 'permission-denied'],
] as const)('a refusal whose reason cannot be read (%s) is %s', async (unread, code) => {
  jest.mocked(getDocFromServer).mockRejectedValue(failure(unread));
  const refusal = explainRefusal({} as Firestore, user, tried, failure('permission-denied'));
  await expect(refusal).rejects.toMatchObject({ code });
});
