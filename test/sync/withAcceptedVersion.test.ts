import type { ChangesList } from '@/model/published/publishedChanges';
import { withAcceptedVersion } from '@/sync/withAcceptedVersion';
import { createFakeBackend } from '@test/support/fakeBackend';
import { command } from '@test/support/commands';
import { FakeServer } from '@test/support/fakeServer';

const never = () => new Promise<never>(() => undefined);

function page(
  changes: () => Promise<Partial<ChangesList>>,
  over: { readonly wait?: () => Promise<void> } = {},
) {
  let now = 0;
  const commit = jest.fn(async () => undefined);
  const asked = jest.fn(changes);
  const onOutdated = jest.fn();
  const backend = withAcceptedVersion(
    { ...createFakeBackend({ server: new FakeServer() }), commit },
    {
      copies: { changes: asked as () => Promise<ChangesList> },
      now: () => now,
      onOutdated,
      wait: never,
      version: 2,
      ...over,
    },
  );
  return {
    write: () => backend.commit(command('c')),
    commit,
    asked,
    onOutdated,
    pass: (ms: number) => (now += ms),
  };
}

test('a page that the server still takes writes, and asks once an hour', async () => {
  const { write, commit, asked, pass } = page(async () => ({ accepts: 2 }));
  await write();
  await write();
  expect(asked).toHaveBeenCalledTimes(1);
  pass(3_600_001);
  await write();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(commit).toHaveBeenCalledTimes(3);
});

test('a page that is too old writes nothing, says so, and what waits is tried again', async () => {
  const { write, commit, onOutdated } = page(async () => ({ accepts: 3 }));
  await expect(write()).rejects.toMatchObject({ code: 'outdated' });
  expect(commit).not.toHaveBeenCalled();
  expect(onOutdated).toHaveBeenCalled();
});

test.each([
  ['cannot be had', () => Promise.reject(new Error('status 404')), never],
  ['says nothing of versions', async () => ({}), never],
  ['does not come', never, async () => undefined],
])('where the list %s, the server decides', async (_, changes, wait) => {
  const { write, commit } = page(changes, { wait });
  await write();
  expect(commit).toHaveBeenCalledTimes(1);
});

test('a refusal of a function is told as well', async () => {
  const { write, commit, onOutdated } = page(async () => ({}));
  const { BackendError } = await import('@/backend/errors');
  commit.mockRejectedValueOnce(new BackendError('outdated', 'too old'));
  await expect(write()).rejects.toMatchObject({ code: 'outdated' });
  expect(onOutdated).toHaveBeenCalledTimes(1);
});
