/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError } from '@/backend/errors';
import { page } from '@/features/log/LogPage';
import type { PublicLogEntry } from '@/model/acts/publicLog';
import { player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const entry = (id: string, fields: Partial<PublicLogEntry> = {}): PublicLogEntry => ({
  id,
  kind: 'deleteRecord',
  by: 'mod',
  at: 1_000,
  target: { collection: 'player', id: 'ann', name: 'Ann' },
  records: 1,
  isRestored: false,
  ...fields,
});
const rows = { players: [player('ann', { name: 'Ann' })] };

test('everybody reads who did what, page by page, and tries again what could not be read', async () => {
  const world = screens(rows);
  const place = { seconds: 1, nanoseconds: 2 };
  const asked: unknown[] = [];
  let isOffline = false;
  world.world.answers.publicLog = async (question) => {
    asked.push(question);
    if (isOffline) throw new BackendError('unavailable', 'offline');
    return question.after === undefined
      ? {
          entries: [
            entry('a', { kind: 'revert', reverted: 3, proposed: 1, left: 0 }),
            entry('b', { kind: 'deleteDelta', target: { collection: 'delta', id: 'd' }, isRestored: true }),
            entry('c', {
              kind: 'grantRole',
              role: 'moderator',
              target: { collection: 'user', id: 'eve' },
              by: 'console',
            }),
          ],
          next: place,
        }
      : { entries: [entry('e')] };
  };
  world.show(<page.Component />, '/log');
  const list = within(await screen.findByRole('list', { name: 'Public log' }));
  const [revert, proposal, role] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(revert).toMatch(/Changes to Ann were reverted.*; 3 changes; 1 proposed/);
  expect(proposal).toMatch(/A proposal was deleted.*; reverted since/);
  expect(role).toMatch(/became a moderator.*from the console/);

  isOffline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Earlier entries could not be loaded.');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('4 entries')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(asked.at(-1)).toEqual({ kind: 'publicLog', group: undefined, after: place });
});

test('the kind stands in the address; without an entry of it the page says so', async () => {
  const world = screens(rows);
  world.world.answers.publicLog = async ({ group }) => ({ entries: group === 'reverts' ? [] : [entry('a')] });
  world.show(<page.Component />, '/log?kind=reverts');
  expect(await screen.findByText('No entries of this kind yet')).toBeTruthy();
});
