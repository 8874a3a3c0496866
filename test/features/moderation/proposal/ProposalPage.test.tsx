/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { page } from '@/features/moderation/proposal/ProposalPage';
import { throughProposal } from '@/features/moderation/proposal/throughProposal';
import { selectMatch } from '@/wiki/records/recordsSelectors';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const { Component } = page;
const rows = { events: [event('e1')], matches: [match('m1')], deltas: [delta('d1')] };
const moderator = { uid: 'mod', moderator: true };

test('a moderator sees the record as it would be, and decides', () => {
  screens(rows, moderator).show(<Component id="d1" />);
  const preview = within(screen.getByRole('list', { name: 'Preview' }));
  expect(preview.getByRole('link', { name: 'A better name' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy();
});

test('a moderator is told who bears a proposed name', async () => {
  const proposal = delta('new', { collection: 'player', docId: '', field: '', value: { name: 'ann ash' } });
  const known = { players: [player('ann', { name: 'Ann Ash' })], deltas: [proposal] };
  screens(known, moderator).show(<Component id="new" />);
  const hint = await screen.findByText(/^Already in the wiki under this name:/);
  expect(within(hint).getByRole('link', { name: 'Ann Ash' })).toBeTruthy();
});

test('its author sees that it waits, and decides nothing', () => {
  const world = screens(rows, { uid: 'editor' });
  world.show(<Component id="d1" />);
  expect(screen.getByText(/It is waiting for a moderator/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  expect(world.followed).toContain('delta/d1/editor');
});

test('a visitor is asked to sign in, and nothing is followed', () => {
  const world = screens(rows);
  world.show(<Component id="d1" />);
  expect(screen.getByText('Sign in to see this proposal')).toBeTruthy();
  expect(world.followed).toEqual([]);
});

test('a look through a proposal changes one record and follows the store', () => {
  const proposal = delta('d2', {
    collection: 'match',
    docId: 'm1',
    field: 'player1.score',
    value: 3,
    base: null,
  });
  const { store } = screens({ ...rows, deltas: [proposal] }, moderator);
  const seen = throughProposal(store, 'd2');
  expect(selectMatch(seen.getState(), 'm1')?.player1.score).toBe(3);
  expect(selectMatch(store.getState(), 'm1')?.player1.score).toBeUndefined();
  expect(seen.getState()).toBe(seen.getState());
  expect(seen.getState().events).toBe(store.getState().events);
});

test.each([
  [
    'misspelt',
    { field: 'name', value: 'Anna', base: 'Ann' },
    'According to the author, the name was misspelled: it changes in every match.',
  ],
  [
    'changed',
    {
      field: '',
      value: { name: 'Anna', formerNames: [{ name: 'Ann', until: '2021-03-04' }] },
      base: { name: 'Ann', formerNames: null },
    },
    'According to the author, the name has changed: matches before 4 Mar 2021 keep “Ann”.',
  ],
])('a moderator is told in words that a name is said to be %s', (_, change, words) => {
  const proposal = delta('d1', { collection: 'player', docId: 'ann', ...change });
  screens({ players: [player('ann', { name: 'Ann' })], deltas: [proposal] }, moderator).show(
    <Component id="d1" />,
  );
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  [true, 'Will be hidden.'],
  [null, 'Will be shown again.'],
])('a moderator is told in words what hidden: %s means', (value, words) => {
  const known = player('ann', value === null ? { hidden: true } : {});
  const base = value === null ? true : null;
  const proposal = delta('d1', { collection: 'player', docId: 'ann', field: 'hidden', value, base });
  screens({ players: [known], deltas: [proposal] }, moderator).show(<Component id="d1" />);
  expect(screen.getByText(words)).toBeTruthy();
});
