/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/status/StatusPage';
import type { PublishedStatus, QueueCount } from '@/model/published/publishedStatus';
import { screens } from '@test/support/screens';

const hourMs = 3_600_000;
/** Slightly more than so many hours ago: times on screen refer to the last full minute. */
const ago = (hours: number) => Date.now() - hours * hourMs - 60_000;

const status = (over: Partial<PublishedStatus> = {}): PublishedStatus => ({
  version: 1,
  at: Date.now(),
  copy: { of: ago(5), lookedAt: ago(4) },
  changes: ago(0.5),
  queue: { open: 12, oldest: ago(48) },
  functions: '0.1.0+server',
  stage: 0,
  ...over,
});

function open(
  answer: () => Promise<PublishedStatus>,
  queue: () => Promise<QueueCount> = async () => (await answer()).queue,
) {
  const world = screens({});
  world.world.status = answer;
  world.world.queue = queue;
  world.show(<page.Component />, '/status');
  return world;
}
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

// A minute that ends during a test would make every age one minute older.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
afterEach(() => jest.restoreAllMocks());

test('it says what is published, what waits, what is done without and which versions run', async () => {
  open(async () => status());
  expect(await screen.findByText('Everything is up to date.')).toBeTruthy();
  expect(facts()).toEqual([
    '5 hours ago',
    '4 hours ago',
    '30 minutes ago',
    expect.any(String),
    '12',
    '2 days ago',
    '0.1.0+test',
    '0.1.0+server',
  ]);
  expect(screen.getByText('There is enough left. Nothing is limited.')).toBeTruthy();
});

test.each([
  [{ at: ago(5) }, 'Nothing has been published for hours. The information below may be out of date.'],
  [{ copy: { of: 0, lookedAt: ago(30) } }, 'The nightly copy of all records is late.'],
  [{ changes: ago(4) }, 'The list of changes is late.'],
  [{ stage: 1 as const }, 'All published data is up to date.'],
])('what is wrong with %j is said first', async (over, sentence) => {
  open(async () => status(over));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText('Everything is up to date.')).toBeNull();
});

test('a wiki that has published nothing yet, and has nothing to decide', async () => {
  const { copy: _, changes: _changes, ...nothing } = status({ queue: { open: 0 } });
  open(async () => nothing);
  await screen.findByText('Everything is up to date.');
  expect(facts().slice(0, 3)).toEqual(['not yet', 'not yet', 'not yet']);
  expect(facts().slice(4, 6)).toEqual(['0', 'none']);
});

test('what waits is counted when the page opens, not when the status was published', async () => {
  open(
    async () => status({ at: ago(0.8), queue: { open: 0 } }),
    async () => ({ open: 10, oldest: ago(0.5) }),
  );
  await screen.findByText('Everything is up to date.');
  expect(facts().slice(4, 6)).toEqual(['10', '30 minutes ago']);
});

test('of more proposals than are counted it says so', async () => {
  open(async () => status({ queue: { open: 1_000, oldest: 0 } }));
  expect(await screen.findByText('1,000 or more')).toBeTruthy();
});

test('where it cannot be read it can be tried again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let works = false;
  open(async () => {
    if (!works) throw new Error('status.json: status 404');
    return status();
  });
  expect(await screen.findByText('The status could not be loaded')).toBeTruthy();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: /again|Retry/ }));
  expect(await screen.findByText('Everything is up to date.')).toBeTruthy();
});

test('without a network it says so, and asks once there is one', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(async () => status());
  expect(await screen.findByText('You are offline')).toBeTruthy();
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Everything is up to date.')).toBeTruthy();
});
