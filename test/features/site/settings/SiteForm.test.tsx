/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError } from '@/backend/errors';
import { page } from '@/features/site/settings/SiteSettingsPage';
import { draftOf, settingsOf } from '@/features/site/settings/siteDraft';
import type { SiteSettings } from '@/model/operating/siteFacts';
import { screens } from '@test/support/screens';

const whole: SiteSettings = {
  name: 'Legwiki',
  operator: { name: 'Ann', address: ['Main Street 1', 'Town'], mail: 'post@wiki.example' },
  terms: { version: 3, licence: { name: 'Ours', url: 'https://wiki.example/licence' }, checked: true },
  colours: { light: '#8b0000', dark: '#ffcc66' },
  texts: { about: { en: 'We count **legs**.', ja: '脚' }, terms: { en: 'With {operator}.' } },
};

async function opened(stored: SiteSettings = {}) {
  const screensOf = screens({}, { uid: 'ada', admin: true });
  const saved: unknown[] = [];
  Object.assign(screensOf.world.answers, {
    siteSettings: async () => stored,
    saveSite: async ({ settings }: { readonly settings: unknown }) => void saved.push(settings),
  });
  screensOf.show(<page.Component />);
  await screen.findByRole('textbox', { name: 'Name of the site' });
  return { ...screensOf, saved };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save the site' });
async function fill(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
const submit = () => userEvent.click(screen.getAllByRole('button', { name: 'Save the site' }).at(-1)!);

test('nobody but an admin is shown the form', () => {
  screens({}, { uid: 'mod', moderator: true }).show(<page.Component />);
  expect(screen.getByText('Only admins can change the site')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an admin names the site and its operator, and the page has both at once', async () => {
  const { saved, state } = await opened();
  await fill('Name of the site', 'Legwiki');
  await fill('Who runs the site', 'Ann');
  await submit();
  expect(saved).toEqual([{ name: 'Legwiki', operator: { name: 'Ann' } }]);
  expect(state().site).toEqual({ name: 'Legwiki', operator: { name: 'Ann' } });
});

test('a colour that nobody can read is refused with what to do', async () => {
  await opened();
  await fill('Colour on light pages', '#ffcc00');
  expect(screen.getByRole('alert').textContent).toContain('Choose a darker one');
  expect(save().disabled).toBe(true);
  await fill('Colour on light pages', '#8b0000');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Colour on light pages').closest('div')?.textContent).toMatch(/Lowest contrast \d+(\.\d)?;/);
});

test('terms need an operator', async () => {
  const { saved } = await opened();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Licence of the data' }),
    'CC BY-SA 4.0',
  );
  expect(screen.getByRole('alert').textContent).toContain('Terms need an operator');
  await fill('Who runs the site', 'Ann');
  await submit();
  expect(saved).toMatchObject([{ terms: { version: 1, licence: { id: 'CC-BY-SA-4.0' } } }]);
});

test('what readers will see is previewed: the name, both colours and the documents', async () => {
  await opened(whole);
  expect(screen.getAllByText('Legwiki')).toHaveLength(2);
  const schemes = [...document.querySelectorAll<HTMLElement>('[data-colours]')];
  expect(schemes.map((each) => each.dataset['theme'])).toEqual(['light', 'dark']);
  expect(schemes[0]?.style.getPropertyValue('--site-dark')).toBe('#ffcc66');
  expect(await screen.findByText('legs')).toBeTruthy();
  expect(await screen.findByText('With Ann.')).toBeTruthy();
});

test('a refusal is told, and nothing is shown as saved', async () => {
  const { world, state } = await opened();
  world.answers.saveSite = async () => Promise.reject(new BackendError('permission-denied', 'No'));
  await fill('Name of the site', 'Legwiki');
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('may not change the site');
  expect(state().site).toEqual({});
});

test.each([{}, whole, { operator: { name: 'Ann' } }] as const)(
  'the form gives stored settings back unchanged: %j',
  (settings) => expect(settingsOf(draftOf(settings))).toEqual(settings),
);
