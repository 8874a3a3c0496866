/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RevertButton } from '@/parts/history/RevertButton';
import { loadReverting } from '@/parts/history/revertingCode';
import { english } from '@/language/language';
import type { Message } from '@/language/text';
import { deltaId, userId } from '@/model/ids';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';

jest.mock('@/parts/history/revertingCode');
const load = jest.mocked(loadReverting);
beforeEach(() => {
  load.mockImplementation(() => import('@/wiki/history/revertingCode'));
});

const applied = delta('d1', { status: 'applied', field: 'name', value: 'West', before: 'East' });
const shown = () => {
  const world = screens({ events: [event('e1', { name: 'West' })], deltas: [applied] }, { uid: 'editor' });
  world.show(<RevertButton id={deltaId('d1')} />);
  return world;
};
const undo = () => userEvent.click(screen.getByRole('button', { name: 'Revert…' }));

test('what was there before a change is proposed once its note is given', async () => {
  const world = shown();
  await undo();
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(world.commands()).toMatchObject([
    {
      kind: 'upsertDelta',
      proposal: { docId: 'e1', field: 'name', value: 'East', note: expect.stringContaining('Reverts') },
    },
  ]);
});

const change = (over: object) => delta('d1', { ...applied, ...over });
const live = event('e1', { name: 'West' });

test.each([
  [
    'created the record',
    [live],
    { docId: '', field: '', value: { name: 'West' }, id: 'e1' },
    'Propose its deletion',
  ],
  ['deleted the record', [], { field: '', value: null }, 'A moderator can restore it'],
  ['is of a record that is gone', [], {}, 'Restore it first'],
  ['replaced a value of no use', [live], { before: 'x'.repeat(1_000) }, 'cannot be stored again: '],
])('a change that %s has a sentence in place of the button', (_, events, over, said) => {
  const { id = 'd1', ...rest } = over as { readonly id?: string };
  const changed = { ...change(rest), id: deltaId(id) };
  const world = screens({ events, deltas: [changed] }, { uid: 'editor' });
  world.show(<RevertButton id={changed.id} isRead />);
  expect(document.body.textContent).toContain(said);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without the code for it nobody is asked for a note, and a notice says why', async () => {
  load.mockRejectedValue(new Error('no network'));
  const world = shown();
  await undo();
  expect(world.state().notices.notices).toMatchObject([{ id: 'not-here-yet' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['another moderator restores', 'me', true, [], 'another moderator'],
  ['the only moderator restores', 'me', false, ['restore'], 'Restoring it'],
  ['everybody else restores at once', 'other', true, ['restore'], 'Restoring it'],
] as const)('what a moderator has deleted %s', async (_, decidedBy, others, sent, said) => {
  const deleted = delta('d1', {
    ...{ status: 'applied', field: '', value: null },
    decidedBy: userId(decidedBy),
  });
  const world = screens({ deltas: [deleted] }, { uid: 'me', moderator: true });
  world.world.answers.hasOtherModerator = () => Promise.resolve(others);
  world.show(<RevertButton id={deltaId('d1')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(world.state().notices.notices).toHaveLength(1));
  const [notice] = world.state().notices.notices;
  expect(notice && english.t(notice.message as Message)).toContain(said);
  expect(world.commands().map(({ kind }) => kind)).toEqual(sent);
});
