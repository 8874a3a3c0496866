import type { Copies } from '@/backend/copies';
import { createPace } from '@/sync/copySlices';
import { withPublishedData, type WithPublishedDataOptions } from '@/sync/withPublishedData';
import { player } from '@test/support/factories';
import { createFakeBackend } from '@test/support/fakeBackend';
import { FakeServer } from '@test/support/fakeServer';
import type { Followed } from '@test/support/follow';

export const players = { kind: 'players' } as const;
export const isComplete = ({ snapshots }: Followed) => snapshots.some(({ complete }) => complete);

export const paceOf = (size: number) => () => createPace({ first: size, least: size, most: size });

export function device(server: FakeServer, copies: Copies, over: Partial<WithPublishedDataOptions> = {}) {
  const reports: string[] = [];
  const fake = createFakeBackend({ server });
  let returned: (absentMs: number) => void = () => {};
  const backend = withPublishedData(fake, {
    copies,
    report: (message) => reports.push(message),
    isOnline: () => true,
    now: () => server.now,
    pause: () => Promise.resolve(),
    pace: paceOf(3),
    onReturn: (listener) => {
      returned = listener;
    },
    ...over,
  });
  /** Runs `meanwhile` while the device is offline for `ms`. */
  const absent = async (ms: number, meanwhile: () => void | Promise<void> = () => {}) => {
    fake.setOnline(false);
    server.advance(ms);
    await meanwhile();
    fake.setOnline(true);
    returned(ms);
  };
  return { backend, reports, absent, fake };
}

export const noCopies = (): Copies => ({
  manifest: jest.fn(() => Promise.reject(new Error('manifest.json: status 404'))),
  changes: jest.fn(() => Promise.reject(new Error('changes.json: status 404'))),
  part: jest.fn(),
  duplicates: jest.fn(() => Promise.reject(new Error('duplicates.json: status 404'))),
  matchesOfPlayer: jest.fn((player) =>
    Promise.reject(new Error(`player/${player}.matches.json: status 404`)),
  ),
  matchesOfEvent: jest.fn((event) => Promise.reject(new Error(`event/${event}.matches.json: status 404`))),
  recent: jest.fn(() => Promise.reject(new Error('recent.json: status 404'))),
  site: jest.fn(() => Promise.reject(new Error('site.json: status 404'))),
  status: jest.fn(() => Promise.reject(new Error('status.json: status 404'))),
  queue: jest.fn(() => Promise.reject(new Error('queue.json: status 404'))),
});

export function serverWith(count: number): FakeServer {
  const server = new FakeServer();
  server.set(
    'player',
    ...Array.from({ length: count }, (_, at) => player(`p${at}`, { updatedAt: 1_000 + (at >> 2) })),
  );
  return server;
}
