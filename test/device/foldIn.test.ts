import 'fake-indexeddb/auto';
import { foldIn } from '@/device/folding/foldIn';
import type { FoldReply, FoldRequest } from '@/device/folding/foldMessages';
import { NewerRowsError } from '@/backend/rows';
import { player } from '@test/support/factories';
import { createLocalRows } from '@/device/rows/localRows';

class FakeWorker extends EventTarget {
  ended = false;
  private readonly work: (request: FoldRequest, worker: FakeWorker) => void;
  constructor(work: (request: FoldRequest, worker: FakeWorker) => void) {
    super();
    this.work = work;
  }
  postMessage(request: FoldRequest): void {
    queueMicrotask(() => this.work(request, this));
  }
  answer(data: FoldReply): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  terminate(): void {
    this.ended = true;
  }
}

function beside(work: (request: FoldRequest, worker: FakeWorker) => void) {
  const worker = new FakeWorker(work);
  return { worker, fold: foldIn(() => worker as unknown as Worker) };
}

test('answers what the worker says, and lets it go', async () => {
  const asked: FoldRequest[] = [];
  const { worker, fold } = beside((request, it) => {
    asked.push(request);
    it.answer({ lost: ['players'] });
  });
  expect(await fold('device', [])).toEqual(['players']);
  expect(asked).toEqual([{ name: 'device', first: [] }]);
  expect(worker.ended).toBe(true);
});

test('a failure keeps its words, and what it is', async () => {
  const newer = beside((_, it) => it.answer({ failed: 'found 99', isNewer: true }));
  await expect(newer.fold('device', [])).rejects.toThrow(NewerRowsError);
  const full = beside((_, it) => it.answer({ failed: 'QuotaExceededError: no room', isNewer: false }));
  await expect(full.fold('device', [])).rejects.toThrow('QuotaExceededError: no room');
  expect(full.worker.ended).toBe(true);
});

test.each<[string, ReturnType<typeof foldIn>]>([
  [
    'none starts',
    foldIn(() => {
      throw new Error('no workers here');
    }),
  ],
  ['its script does not come', beside((_, it) => it.dispatchEvent(new Event('error'))).fold],
])('where %s the page folds by itself', async (why, fold) => {
  expect(await fold('device', [])).toBeUndefined();
  const name = `device: ${why}`;
  const rows = createLocalRows(name, fold);
  const docs = [player('ann')];
  await rows.append([{ entity: 'player', scope: 'players', event: { kind: 'reset', docs }, watermark: 1 }]);
  expect(await rows.fold(() => [])).toEqual([]);
  const back: unknown[] = [];
  const opened = await createLocalRows(name).open();
  expect(opened.journal).toEqual([]);
  await opened.readRest(
    ({ rows: { docs: found } }) => back.push(...found),
    () => Promise.resolve(),
  );
  expect(back).toEqual(docs);
});
