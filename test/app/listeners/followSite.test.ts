/** @jest-environment jsdom */
import { completeSite, followSite } from '@/app/listeners/followSite';
import { renewSite } from '@/app/listeners/renewSite';
import { app } from '@/language/en/app';
import { english } from '@/language/language';
import { nameSite } from '@/language/siteName';
import { siteArrived } from '@/wiki/site/siteSlice';
import { effectStore } from '@test/support/effectStore';

const { documentElement: page } = document;
const colours = { light: '#8b0000', dark: '#ffcc66' };
const withPage = (facts: object) => (page.dataset['site'] = JSON.stringify(facts));

afterEach(() => {
  localStorage.clear();
  nameSite(undefined);
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
  page.removeAttribute('style');
});

test('the facts of the page are shown in texts and colours, and kept for a start without the server', () => {
  withPage({ name: 'Legwiki', colours });
  followSite(effectStore());
  expect(english.t(app.description)).toMatch(/^Legwiki is a community wiki/);
  expect(page.style.getPropertyValue('--site-light')).toBe('#8b0000');
  expect(page.dataset).toMatchObject({ colours: '', named: '' });
  delete page.dataset['site'];
  const later = effectStore();
  followSite(later);
  expect(later.getState().site).toEqual({ name: 'Legwiki', colours });
});

test('a site that gives its name and colours up has those of the app at once', () => {
  withPage({ name: 'Legwiki', colours });
  const store = effectStore();
  followSite(store);
  store.dispatch(siteArrived({}));
  expect(english.t(app.description)).toMatch(/^Armwiki is/);
  expect(page.dataset).not.toHaveProperty('colours');
  expect(page.dataset).not.toHaveProperty('named');
});

test('a page without facts asks for them', async () => {
  const site = jest.fn(async () => ({ name: 'Legwiki', texts: { about: { en: 'Long' } } }));
  const store = effectStore();
  await renewSite(store, { site });
  expect(store.getState().site).toEqual({ name: 'Legwiki', worded: ['about'] });
});

test('a page with facts does not ask for them, and without the code to ask they stay', async () => {
  const store = effectStore();
  const renewSite = jest.fn(async () => undefined);
  await completeSite(store, async () => ({ renewSite }));
  expect(renewSite).toHaveBeenCalledTimes(1);
  await completeSite(store, async () => Promise.reject(new Error('missing code')));
  withPage({});
  await completeSite(store, async () => ({ renewSite }));
  expect(renewSite).toHaveBeenCalledTimes(1);
});

test('without the server the kept facts stay', async () => {
  const store = effectStore();
  store.dispatch(siteArrived({ name: 'Legwiki' }));
  await renewSite(store, { site: async () => Promise.reject(new Error('offline')) });
  expect(store.getState().site).toEqual({ name: 'Legwiki' });
});

test('storage that something else has written is no site', () => {
  localStorage.setItem('armwiki-site', '{');
  const store = effectStore();
  followSite(store);
  expect(store.getState().site).toEqual({});
});
