import { workerClient } from '@/app/ratings/workerClient';
import type { RatingsMessage, RatingsReply } from '@/backend/ratingsWorker';
import type { DateString } from '@/model/dates';
import { eventId, sportId } from '@/model/ids';
import type { RatingChanges } from '@/model/ratings/ratingsHost';
import { builtInSports } from '@/model/sports';
import { fight } from '../../model/ratings/fights';

const sport = sportId('armw');
const asOf = '2024-01-01' as DateString;
const changes: RatingChanges = {
  matches: [fight('m1', 'ann', 3, 1, 'bea')],
  gone: [],
  reviewed: [eventId('e1')],
  unreviewed: [],
};

/** A worker like the browser's that runs the real script on demand; messages are copied as there. */
class FakeWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  readonly got: RatingsMessage[] = [];
  terminated = false;

  postMessage(message: unknown): void {
    // All messages have this type.
    this.got.push(structuredClone(message) as RatingsMessage);
  }
  terminate(): void {
    this.terminated = true;
  }
  says(reply: RatingsReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(reply) }));
  }
  dies(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
  async runs(): Promise<void> {
    const scope = Object.assign(new EventTarget(), {
      postMessage: (reply: RatingsReply) => this.says(reply),
    });
    const before = Object.getOwnPropertyDescriptor(globalThis, 'self');
    Object.defineProperty(globalThis, 'self', { value: scope, configurable: true });
    try {
      await jest.isolateModulesAsync(async () => void (await import('@/app/ratings/worker')));
      for (const data of this.got) scope.dispatchEvent(new MessageEvent('message', { data }));
    } finally {
      if (before) Object.defineProperty(globalThis, 'self', before);
      else Reflect.deleteProperty(globalThis, 'self');
    }
  }
}

test('the worker’s script answers from what it was told before', async () => {
  const worker = new FakeWorker();
  const client = workerClient(worker, builtInSports);
  client.change(changes);
  const [board, days] = [client.ask('board', { sport, asOf }), client.ask('days', { sport })];
  await worker.runs();
  expect((await board).rows.map(({ player }) => player)).toEqual(['ann', 'bea']);
  expect(await days).toEqual([{ date: '2023-05-06', events: ['e1'] }]);
});

test('answers find their question in whatever order they come, and only once', async () => {
  const worker = new FakeWorker();
  const client = workerClient(worker, builtInSports);
  const asked = [client.ask('days', { sport }), client.ask('days', { sport })];
  const calls = worker.got.flatMap((message) => (message.type === 'ask' ? [message.call] : []));
  const answer = (event: string) => [{ date: asOf, events: [eventId(event)] }];
  worker.says({ call: calls[1]!, answer: answer('second') });
  worker.says({ call: calls[0]!, answer: answer('first') });
  worker.says({ call: calls[0]!, answer: answer('again') });
  expect(await Promise.all(asked)).toEqual([answer('first'), answer('second')]);
});

test('when the worker dies who waits is told why, and so is who asks later', async () => {
  const worker = new FakeWorker();
  const client = workerClient(worker, builtInSports);
  const waiting = client.ask('days', { sport });
  worker.dies('out of memory');
  await expect(waiting).rejects.toThrow('Ratings worker: out of memory');
  expect(worker.terminated).toBe(true);
  await expect(client.ask('days', { sport })).rejects.toThrow('out of memory');
});

test('a worker that died before anybody asked does not leave the question waiting for ever', async () => {
  const worker = new FakeWorker();
  const client = workerClient(worker, builtInSports);
  client.change(changes);
  worker.dies('');
  await expect(client.ask('days', { sport })).rejects.toThrow('its script could not be loaded');
});

test('a worker that is ended refuses who waits', async () => {
  const worker = new FakeWorker();
  const client = workerClient(worker, builtInSports);
  const waiting = client.ask('days', { sport });
  client.stop();
  await expect(waiting).rejects.toThrow('it was ended');
  expect(worker.terminated).toBe(true);
});
