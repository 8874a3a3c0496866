/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthError, type AuthProblem } from '@/backend/backend';
import { authSentence } from '@/parts/session/authSentence';
import { page } from '@/features/login/LoginPage';
import { nextPath } from '@/features/login/nextPath';
import type { SiteFacts } from '@/model/operating/siteFacts';
import { siteArrived } from '@/wiki/site/siteSlice';
import { screens } from '@test/support/screens';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test.each([
  ['', '/'],
  ['?next=%2Fdelta%3Fa%3D1', '/delta?a=1'],
  ['?next=https%3A%2F%2Fevil.example', '/'],
  ['?next=%2F%2Fevil.example', '/'],
  ['?next=%2F%5Cevil.example', '/'],
  ['?next=javascript%3Aalert(1)', '/'],
  ['?next=%2F.%2F%2Fevil.example', '/'],
  ['?next=%2Flogin', '/'],
])('%s leads to %s', (search, path) => {
  expect(nextPath(search)).toBe(path);
});

test('every problem of signing in has a sentence of its own', () => {
  const problems: readonly AuthProblem[] = [
    'cancelled',
    'disabled',
    'email-in-use',
    'invalid-email',
    'network',
    'popup-blocked',
    'too-many-attempts',
    'unknown',
    'weak-password',
    'wrong-credentials',
  ];
  const sentences = problems.map((problem) => authSentence(new AuthError(problem, 'for the log')));
  expect(new Set(sentences).size).toBe(problems.length);
  expect(authSentence(new Error('anything else'))).toBe(authSentence(new AuthError('unknown', '')));
});

test('one signs in, signs up and resets, each with what it needs', async () => {
  const world = screens({});
  world.show(<page.Component />);
  expect(button('Sign in').disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Email'), ' ann@example.com ');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(button('Sign in'));
  await userEvent.click(button('Create an account'));
  expect(button('Create account').disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/about');
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await userEvent.click(button('Create account'));
  await userEvent.click(button('Forgot password?'));
  await userEvent.click(button('Send link'));
  expect(screen.getByText(/a link is on its way/)).toBeTruthy();
  expect(world.calls).toEqual([
    'signIn ann@example.com',
    'signUp ann@example.com Ann',
    'reset ann@example.com',
  ]);
});

test('who creates an account reads the licence, the terms and the privacy page beforehand, where the site has terms', async () => {
  const links = async (site: SiteFacts) => {
    const world = screens({});
    world.store.dispatch(siteArrived(site));
    const view = world.show(<page.Component />);
    await userEvent.click(button('Create an account'));
    const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const text = view.container.textContent;
    view.unmount();
    return { shown, text };
  };
  const privacy = ['Privacy', '/about'];
  const { shown, text } = await links({
    operator: { name: 'Armwiki e.V.' },
    terms: { version: 1, licence: { name: 'CC BY-SA 4.0' } },
  });
  expect(shown).toEqual([['Terms of use', '/terms'], privacy]);
  expect(text).toContain('published under CC BY-SA 4.0.');
  expect((await links({})).shown).toEqual([privacy]);
});

test('whoever types faster than the service comes is not asked to press again', async () => {
  const world = screens({}, 'unknown');
  world.show(<page.Component />);
  expect(screen.getByText(/Waiting for the sign-in service/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(world.calls).toEqual(['signIn ann@example.com']);
});

test('who is signed in already may go on or sign out', async () => {
  const world = screens({}, { uid: 'ann' });
  world.show(<page.Component />, '/login?next=%2Fdelta');
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/delta');
  await userEvent.click(button('Sign out'));
  expect(world.calls).toEqual(['signOut']);
});
