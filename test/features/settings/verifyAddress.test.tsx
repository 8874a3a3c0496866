/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthError } from '@/backend/backend';
import { VerifyAddress } from '@/features/settings/VerifyAddress';
import { screens } from '@test/support/screens';

const again = () => screen.queryByRole('button', { name: 'Send the email again' });

test('a user whose address is not verified is sent the mail again', async () => {
  const world = screens({}, { uid: 'ed', emailVerified: false });
  world.show(<VerifyAddress />);
  expect(screen.getByText(/Your address ed@example\.com is not verified/)).toBeTruthy();
  await userEvent.click(again()!);
  expect(world.calls).toEqual(['verify']);
  expect(await screen.findByText(/^Sent\./)).toBeTruthy();
});

test('too many mails are said to be too many', async () => {
  const world = screens({}, { uid: 'ed', emailVerified: false });
  const refused = Promise.reject(new AuthError('too-many-attempts', 'x'));
  refused.catch(() => undefined);
  world.world.verification = refused;
  world.show(<VerifyAddress />);
  await userEvent.click(again()!);
  expect(await screen.findByText(/Try again in an hour/)).toBeTruthy();
});

test('nobody else is bothered with it', () => {
  screens({}, { uid: 'ed' }).show(<VerifyAddress />);
  expect(again()).toBeNull();
});
