/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DigestSetting } from '@/features/settings/DigestSetting';
import { inboxActions } from '@/features/inbox/inboxSlice';
import type { DeviceLanguage } from '@/model/news/device';
import type { DigestRhythm } from '@/model/news/digest';
import { userId } from '@/model/ids';
import { screens } from '@test/support/screens';

const choice = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Email me unread notifications' });

interface Options {
  readonly emailVerified?: boolean;
  readonly sendsMail?: boolean;
  readonly language?: DeviceLanguage;
}

function setting(
  rhythm: DigestRhythm | undefined,
  { emailVerified = true, sendsMail = true, language = 'en' }: Options = {},
) {
  const world = screens({}, { uid: 'ed', emailVerified });
  Object.assign(world.extra, { sendsMail });
  world.store.dispatch(inboxActions.opened(userId('ed')));
  if (rhythm) world.store.dispatch(inboxActions.arrived({ news: [], seen: 0, digest: { rhythm, language } }));
  world.show(<DigestSetting />);
  return world;
}

test('nobody is offered e-mails who is not signed in', () => {
  screens({}).show(<DigestSetting />);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('it can be chosen once the server has said what was chosen, and waits on the device like any change', async () => {
  const { store, commands } = setting(undefined);
  expect(choice().disabled).toBe(true);
  const digest = { rhythm: 'none', language: 'en' } as const;
  act(() => void store.dispatch(inboxActions.arrived({ news: [], seen: 0, digest })));
  await userEvent.selectOptions(choice(), 'Every Monday');
  expect(commands()).toEqual([{ kind: 'saveDigest', rhythm: 'weekly', language: 'en' }]);
  expect(choice().value).toBe('weekly');
});

test.each([
  ['an address that is not verified', { emailVerified: false }, /only to verified addresses/],
  ['a site that sends none', { sendsMail: false }, 'This site does not send email.'],
])('%s keeps it from being chosen, and says why', (_, world, why) => {
  setting('none', world);
  expect(choice().disabled).toBe(true);
  expect(screen.getByText(why)).toBeTruthy();
});

test('an earlier choice can always be changed', () => {
  setting('daily', { emailVerified: false });
  expect(choice().disabled).toBe(false);
});

test('who reads in another language gets e-mails in that', () => {
  const { commands } = setting('daily', { language: 'ja' });
  expect(commands()).toEqual([{ kind: 'saveDigest', rhythm: 'daily', language: 'en' }]);
});
