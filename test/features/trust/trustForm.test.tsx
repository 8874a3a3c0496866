/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrustForm } from '@/features/trust/TrustForm';
import { noTrust } from '@/model/trust/trust';
import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { screens } from '@test/support/screens';

async function opened() {
  const world = screens({}, { uid: 'ada', admin: true });
  world.answerTrust({ settings: defaultTrustSettings, earned: { trust: noTrust, moderators: 1 } });
  world.show(<TrustForm />);
  await screen.findByRole('checkbox', { name: 'Apply edits by trusted authors at once' });
  return world;
}

test('an admin switches it on, and asks for other numbers', async () => {
  const world = await opened();
  await userEvent.click(screen.getByRole('checkbox'));
  const field = screen.getByRole('textbox', { name: 'Spelling' });
  await userEvent.clear(field);
  await userEvent.type(field, '25');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const { needed } = defaultTrustSettings;
  expect(world.commands()).toEqual([
    {
      kind: 'saveTrust',
      settings: { ...defaultTrustSettings, on: true, needed: { ...needed, spelling: 25 } },
    },
  ]);
  expect(screen.getByRole('status').textContent).toBe('Saving…');
  const [command] = world.state().outbox.commands;
  act(() => {
    if (command)
      for (const step of ['sending', 'acknowledged', 'settled'] as const)
        world.store.dispatch(outboxActions[step]({ id: command.id }));
  });
  expect(screen.getByRole('status').textContent).toBe('Saved. The new conditions count from now on.');
  await userEvent.type(field, '0');
  expect(screen.queryByRole('status')).toBeNull();
});

test('what is no setting cannot be saved, and the defaults come back', async () => {
  await opened();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Open audits per author' });
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect(field.value).toBe(String(defaultTrustSettings.openAudits));
  expect(save.disabled).toBe(false);
});
