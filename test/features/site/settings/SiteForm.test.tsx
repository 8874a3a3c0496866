/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError } from '@/backend/errors';
import { page } from '@/features/site/settings/SiteSettingsPage';
import { draftOf, settingsOf } from '@/features/site/settings/siteDraft';
import type { Question } from '@/backend/questions';
import type { SiteSettings, StoredSite } from '@/model/operating/siteFacts';
import { screens } from '@test/support/screens';

const whole: SiteSettings = {
  name: 'Legwiki',
  operator: { name: 'Ann', address: ['Main Street 1', 'Town'], mail: 'post@wiki.example' },
  terms: { version: 3, licence: { name: 'Ours', url: 'https://wiki.example/licence' }, checked: true },
  colours: { light: '#8b0000', dark: '#ffcc66' },
  texts: { about: { en: 'We count **legs**.', ja: '脚' }, terms: { en: 'With {operator}.' } },
};

async function opened(settings: SiteSettings = {}, stored: Partial<StoredSite> = {}) {
  const screensOf = screens({}, { uid: 'ada', admin: true });
  const saved: { readonly settings: unknown; readonly basedOn?: string }[] = [];
  Object.assign(screensOf.world.answers, {
    siteSettings: async () => ({ settings, lastTerms: settings.terms?.version ?? 0, ...stored }),
    saveSite: async ({ settings: sent, basedOn }: Question<'saveSite'>) =>
      void saved.push({ settings: sent, ...(basedOn && { basedOn }) }),
  });
  screensOf.show(<page.Component />);
  await screen.findByRole('textbox', { name: 'Name of the site' });
  return { ...screensOf, saved };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** What the field is described by, which screen readers read with it. */
const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
/** The preview shows a button like it. */
const save = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save the site' }).at(-1)!;
async function fill(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
const submit = () => userEvent.click(save());

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
  expect(saved).toEqual([{ settings: { name: 'Legwiki', operator: { name: 'Ann' } } }]);
  expect(state().site).toEqual({ name: 'Legwiki', operator: { name: 'Ann' } });
});

test('a colour that nobody can read is refused with what to do', async () => {
  await opened();
  await fill('Colour on light pages', '#ffcc00');
  const pale = field('Colour on light pages');
  expect(described(pale)).toContain('Choose a darker one');
  expect(pale.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Choose a darker one/).closest('[aria-live=polite]')).toBeTruthy();
  expect(described(field('Colour on dark pages'))).not.toContain('Choose');
  expect(save().disabled).toBe(true);
  await fill('Colour on light pages', '#8b0000');
  expect(described(field('Colour on light pages'))).toMatch(/^Lowest contrast \d+(\.\d)?;/);
});

test('terms need an operator', async () => {
  const { saved } = await opened();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Licence of the data' }),
    'CC BY-SA 4.0',
  );
  expect(described(field('Who runs the site'))).toContain('Terms need an operator');
  await fill('Who runs the site', 'Ann');
  await submit();
  expect(saved).toMatchObject([{ settings: { terms: { version: 1, licence: { id: 'CC-BY-SA-4.0' } } } }]);
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

test('a save names the version it began with, and the next one the save', async () => {
  const { saved } = await opened({}, { savedIn: 'before' });
  await fill('Name of the site', 'Legwiki');
  await submit();
  await fill('Name of the site', 'Armwiki');
  await submit();
  expect(saved).toMatchObject([{ basedOn: 'before' }, { basedOn: expect.not.stringMatching('before') }]);
});

test('what another admin saved meanwhile is not replaced, and can be read again', async () => {
  const { world, state } = await opened();
  world.answers.saveSite = async () => Promise.reject(new BackendError('conflict', 'Saved since'));
  await fill('Name of the site', 'Legwiki');
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('Another admin has saved the site');
  expect(state().site).toEqual({});
  world.answers.siteSettings = async () => ({ settings: { name: 'Handwiki' }, savedIn: 'b', lastTerms: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Discard my changes and show what is stored' }));
  await waitFor(() => expect(field('Name of the site').value).toBe('Handwiki'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an invisible character in a document is named at its field', async () => {
  await opened(whole);
  const about = field('About (English)');
  await userEvent.type(about, '\u200b');
  expect(save().disabled || save().getAttribute('aria-disabled')).toBeTruthy();
  expect(described(about)).toContain('invisible');
});

test('the version of the terms never becomes lower, also of terms that were removed', async () => {
  await opened({ operator: { name: 'Ann' } }, { lastTerms: 3 });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Licence of the data' }),
    'CC BY-SA 4.0',
  );
  const version = field('Version of the terms');
  expect(version.value).toBe('3');
  expect(save().disabled).toBe(false);
  await userEvent.clear(version);
  await userEvent.type(version, '2');
  expect(described(version)).toContain('contributors have agreed to 3');
  expect(save().disabled).toBe(true);
});

test.each([{}, whole, { operator: { name: 'Ann' } }] as const)(
  'the form gives stored settings back unchanged: %j',
  (settings) => expect(settingsOf(draftOf(settings))).toEqual(settings),
);
