import 'fake-indexeddb/auto';
import { NewerRowsError } from '@/backend/rows';
import { openObjectStore } from '@/device/base/database';
import { storageProblem } from '@/device/base/storageErrors';

const problemOf = (work: Promise<unknown>) => work.then(() => undefined, storageProblem);

test('a database of a later version is told as one, and not as a browser that stores nothing', async () => {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('of-later', 2);
    request.onupgradeneeded = () => request.result.createObjectStore('rows');
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
  const store = openObjectStore('of-later', 'rows');
  expect(await problemOf(store.run('readonly', () => () => undefined))).toBe('newer');
});

test.each([
  [new NewerRowsError('rows'), 'newer'],
  [new DOMException('Quota exceeded', 'QuotaExceededError'), 'full'],
  [new DOMException('The user denied it', 'SecurityError'), 'blocked'],
])('%s is told as %s', (error, problem) => {
  expect(storageProblem(error)).toBe(problem);
});
