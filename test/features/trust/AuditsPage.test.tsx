/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/trust/AuditsPage';
import { deltaId, userId } from '@/model/ids';
import { BackendError } from '@/backend/errors';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const applied = delta('d1', {
  field: 'location',
  value: 'Dubai',
  before: null,
  status: 'applied',
  decidedBy: userId('trust'),
  decidedAt: 5,
  trusted: true,
});
const audit = { id: deltaId('d1'), author: applied.author, at: 5 };

function shown() {
  const world = screens({ events: [event('e1')], deltas: [applied] }, moderator);
  world.show(<page.Component />);
  return world;
}

test('an audit says what was changed, and is closed with one press', async () => {
  const world = shown();
  act(() => world.tell('audits', [audit]));
  expect(screen.getByRole('list', { name: 'Audits' }).textContent).toMatch(
    /Event e1.*Dubai.*Applied at once/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Looks right' }));
  expect(world.commands()).toEqual([{ kind: 'passAudit', deltaId: 'd1' }]);
  screen.getByText('Nothing to check');
});

test('an own edit is left to another moderator', () => {
  const world = shown();
  act(() => world.tell('audits', [{ ...audit, author: userId('mod') }]));
  expect(screen.queryByRole('button', { name: 'Looks right' })).toBeNull();
  screen.getByText('Your own edit: another moderator checks it');
});

test('a list that cannot be had is asked for again', async () => {
  const world = shown();
  act(() => world.fail('audits', new BackendError('unavailable', 'away')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  act(() => world.tell('audits', []));
  screen.getByText('Nothing to check');
});

test('nobody else sees it', () => {
  const world = screens({}, { uid: 'ed' });
  world.show(<page.Component />);
  expect(screen.queryByRole('list', { name: 'Audits' })).toBeNull();
});
