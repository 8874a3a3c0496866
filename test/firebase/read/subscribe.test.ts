import type { Firestore } from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/snapshot';
import { createSubscribe } from '@/firebase/read/subscribe';

type Follow = (next: (arrived: never) => void) => () => void;

const mockFollow = jest.fn<ReturnType<Follow>, Parameters<Follow>>();
const mockAsk = jest.fn<Promise<BackendError | undefined>, []>();
jest.mock('@/firebase/write/refusal', () => ({ createAskRefusal: () => mockAsk }));
jest.mock('@/firebase/read/queries', () => ({ isWide: () => false, narrowSources: () => [mockFollow] }));
jest.mock('@/firebase/read/liveLists', () => ({
  liveLists: { reviews: (_: unknown, __: unknown, next: (arrived: never) => void) => mockFollow(next) },
}));

const subscribe = createSubscribe({} as Firestore, async () => undefined);
const mark = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  mockFollow.mockReset();
  mockAsk.mockReset().mockResolvedValue(new BackendError('permission-denied', 'No App Check token'));
});
afterEach(() => jest.useRealTimers());

describe.each<[string, (observer: Observer<unknown>) => () => void, unknown]>([
  [
    'a scope of documents',
    (observer) => subscribe({ kind: 'queue' }, { ...observer, mark }),
    { docs: () => [], fromServer: true },
  ],
  ['a list', (observer) => subscribe({ kind: 'reviews' }, observer), []],
])('%s about which the SDK says nothing', (_, follow, answer) => {
  async function followed() {
    const stopped = jest.fn();
    mockFollow.mockReturnValue(stopped);
    const observer = { next: jest.fn(), error: jest.fn() };
    const stop = follow(observer);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(mockAsk).not.toHaveBeenCalled();
    const arrive = () => mockFollow.mock.calls[0]![0](answer as never);
    return { observer, stopped, stop, arrive };
  }

  test('fails with the reason if the server refuses', async () => {
    const { observer, stopped } = await followed();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(observer.error.mock.calls).toEqual([[expect.objectContaining({ code: 'permission-denied' })]]);
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  test('goes on if it arrives while the server is asked', async () => {
    mockAsk.mockImplementation(async () => {
      arrive();
      return new BackendError('permission-denied', 'Refused a moment ago');
    });
    const { observer, arrive } = await followed();
    await jest.advanceTimersByTimeAsync(1_000);
    expect([observer.error.mock.calls, observer.next.mock.calls.length]).toEqual([[], 1]);
  });

  test('waits if the server does not', async () => {
    mockAsk.mockResolvedValue(undefined);
    const { observer, arrive } = await followed();
    await jest.advanceTimersByTimeAsync(60_000);
    arrive();
    expect([observer.error.mock.calls, observer.next.mock.calls.length]).toEqual([[], 1]);
  });

  test('is asked about neither once it has arrived nor once it has ended', async () => {
    const first = await followed();
    first.arrive();
    (await followed()).stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(mockAsk).not.toHaveBeenCalled();
  });
});
