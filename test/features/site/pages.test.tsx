/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { page as imprint } from '@/features/site/ImprintPage';
import { page as terms } from '@/features/site/TermsPage';
import { filledIn } from '@/features/site/termsText';
import type { SiteFacts } from '@/model/operating/siteFacts';
import { page as about } from '@/features/about/AboutPage';
import { siteArrived } from '@/wiki/site/siteSlice';
import { screens } from '@test/support/screens';
import { root } from '../../../scripts/base/root';

const operator = {
  name: 'Arm *wiki* e.V.',
  address: ['Main Street 1', '12345 Town'],
  mail: 'post@wiki.example',
};
const licence = { id: 'CC-BY-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const own = { about: { en: 'We count **legs**.' }, terms: { en: 'Between you and {operator}: play fair.' } };
const whole = { operator, terms: { version: 3, licence } } satisfies SiteFacts;

async function show(Page: ComponentType, site: SiteFacts) {
  const world = screens({});
  world.store.dispatch(siteArrived(site));
  const asked = jest.fn(async () => ({ texts: own }));
  world.world.answers.site = asked;
  await act(async () => void world.show(<Page />));
  return asked;
}

test('the imprint says who runs the site', async () => {
  await show(imprint.Component, whole);
  expect(screen.getByText('Arm *wiki* e.V.')).toBeTruthy();
  expect(screen.getByText(/12345 Town/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'post@wiki.example' }).getAttribute('href')).toBe(
    'mailto:post@wiki.example',
  );
  expect(screen.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toBe('/terms');
});

test('an imprint of nobody, and terms of nobody, say so', async () => {
  await show(imprint.Component, {});
  expect(screen.getByText('No operator named')).toBeTruthy();
  await show(terms.Component, { operator });
  expect(screen.getByText('No terms of use yet')).toBeTruthy();
});

test('the terms name their version, and say that they are an example until somebody has checked them', async () => {
  await show(terms.Component, whole);
  expect(screen.getByText('Version 3')).toBeTruthy();
  expect(screen.getByText(/This is the app’s example text/)).toBeTruthy();
});

test('terms that were checked are no example', async () => {
  await show(terms.Component, { operator, terms: { ...whole.terms, checked: true } });
  expect(screen.queryByText(/example text/)).toBeNull();
});

test.each(['terms.md', 'terms.ja.md'])(
  '%s is filled in whole, and names mean nothing in Markdown',
  (file) => {
    const text = filledIn(readFileSync(join(root, 'src/features/site', file), 'utf8'), whole);
    expect(text).not.toMatch(/\{\w+\}/);
    expect(text).toContain('**Arm \\*wiki\\* e\\.V\\.**');
    expect(text).toContain('[CC BY 4\\.0](<https://creativecommons.org/licenses/by/4.0/>)');
  },
);

test('About and the terms are in the words of the site where it has its own', async () => {
  await show(about.Component, { ...whole, worded: ['about', 'terms'] });
  expect(await screen.findByText('legs')).toBeTruthy();
  expect(screen.queryByText(/community wiki/)).toBeNull();
  await show(terms.Component, { ...whole, worded: ['about', 'terms'] });
  expect(await screen.findByText(/play fair/)).toBeTruthy();
  expect(screen.getByText(/play fair/).textContent).toBe('Between you and Arm *wiki* e.V.: play fair.');
});

test('a site that words only its terms asks for no About of its own', async () => {
  const asked = await show(about.Component, { ...whole, worded: ['terms'] });
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByText('legs')).toBeNull();
  expect(screen.queryByLabelText('Loading the page')).toBeNull();
});
