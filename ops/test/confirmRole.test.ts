import { PassThrough } from 'node:stream';
import { askAtTerminal } from '../confirmRole';

const account = {
  uid: 'uid-1',
  email: 'judge@example.com',
  name: 'Judge',
  created: Date.UTC(2026, 0, 2),
  verified: true,
  moderator: false,
  admin: false,
};

function terminal(typed: string, isTTY = true) {
  const stdin = Object.assign(new PassThrough(), { isTTY });
  const stdout = new PassThrough();
  stdin.write(typed);
  const shown = () => String(stdout.read() ?? '');
  return { shown, streams: { stdin, stdout } as unknown as Pick<NodeJS.Process, 'stdin' | 'stdout'> };
}

test.each([
  ['y\n', true],
  ['Yes\n', true],
  ['\n', false],
  ['no\n', false],
  ['yesterday\n', false],
])('%j means %s, after uid, address, name and age were shown', async (typed, agrees) => {
  const { streams, shown } = terminal(typed);
  expect(await askAtTerminal({ role: 'moderator', yes: false }, streams)(account)).toBe(agrees);
  const text = shown();
  for (const part of ['uid-1', 'judge@example.com (verified)', 'Judge', '2026-01-02', 'moderator? [y/N]'])
    expect(text).toContain(part);
});

test('with --yes the account is shown and nobody is asked', async () => {
  const { streams, shown } = terminal('', false);
  expect(await askAtTerminal({ role: 'admin', yes: true }, streams)(account)).toBe(true);
  expect(shown()).toContain('uid-1');
});

test('where nobody can answer, nothing is taken for a yes', async () => {
  const { streams } = terminal('y\n', false);
  await expect(askAtTerminal({ role: 'admin', yes: false }, streams)(account)).rejects.toThrow('add --yes');
});
