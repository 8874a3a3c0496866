/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { page as historyPage } from '@/features/history/PlayerHistoryPage';
import { page } from '@/features/players/PlayerPage';
import type { Command } from '@/model/proposals/command';
import { userId } from '@/model/ids';
import { ProposalChange } from '@/parts/changes/ProposalChange';
import { selectConflict } from '@/parts/outbox/conflictView';
import { ChangeRow } from '@/parts/changes/ChangeRow';
import { selectPlayerIds } from '@/wiki/records/recordsSelectors';
import { selectFlags } from '@/wiki/review/flagSelectors';
import { PlayerMergeTable } from '@/features/players/merge/PlayerMergeTable';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const ann = player('ann', {
  name: 'Ann',
  city: 'Oslo',
  birthYear: 2013,
  source: ['https://example.org/ann'],
  minor: true,
});
const bea = player('bea', { name: 'Bea', birthYear: 1990 });
const ofAnn = { collection: 'player', docId: 'ann' } as const;
const decided = { status: 'applied', decidedAt: 1_500 } as const;
const rows = {
  events: [event('e1')],
  matches: [match('m1')],
  players: [ann, bea],
  deltas: [
    delta('ann', { ...ofAnn, ...decided, docId: '', field: '', value: { name: 'Ann', birthYear: 2011 } }),
    delta('year', {
      ...ofAnn,
      ...decided,
      decidedAt: 1_600,
      field: 'birthYear',
      value: 2012,
      base: 2011,
      before: 2011,
    }),
    delta('several', {
      ...ofAnn,
      ...decided,
      decidedAt: 1_700,
      field: '',
      value: { birthYear: 2013, city: 'Oslo' },
      base: { birthYear: 2012, city: null },
      before: { birthYear: 2012, city: null },
      amended: { proposed: { birthYear: 2014, city: 'Oslo' }, by: userId('mod') },
    }),
    delta('open', { ...ofAnn, field: 'birthYear', value: 2010, base: 2013 }),
    delta('match', {
      collection: 'match',
      docId: 'm1',
      field: 'date',
      value: '2020-05-06',
      base: '2023-05-06',
    }),
  ],
};
const editor = { uid: 'editor', emailVerified: true };
const moderator = { uid: 'mod', moderator: true, emailVerified: true };
/** The years that only moderators see. */
const years = /201[0-4]/;
const { Component } = page;
const { Component: History } = historyPage;

test('the page of a minor says why it is hidden, shows no facts, and can be reported', async () => {
  const { state, show } = screens(rows);
  show(<Component id="ann" />, '/player/ann');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann' })).toBeTruthy();
  expect(await screen.findByText('This page is hidden to protect a minor')).toBeTruthy();
  expect(screen.getByText(/may have been under 16 at their last match/)).toBeTruthy();
  expect(screen.getByText('The player appears in 1 match.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Something wrong here?' })).toBeTruthy();
  for (const text of [/Oslo/, years]) expect(screen.queryByText(text)).toBeNull();
  expect(selectPlayerIds(state())).toEqual(['bea']);
});

test('an editor finds the history without years of birth, and no way to show the page again', async () => {
  screens(rows, editor).show(<Component id="ann" />, '/player/ann');
  const list = await screen.findByRole('list', { name: 'History' });
  expect(within(list).getAllByText('not shown').length).toBeGreaterThan(3);
  expect(document.body.textContent).not.toMatch(years);
  expect(screen.queryByRole('button', { name: 'Show again…' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Year of birth|year of birth/ })).toBeNull();
});

test('a moderator has the facts, to correct what is wrong, and the history as it is', async () => {
  screens(rows, moderator).show(<Component id="ann" />, '/player/ann');
  const list = await screen.findByRole('list', { name: 'History' });
  expect(list.textContent).toMatch(years);
  expect(screen.getByRole('button', { name: /^Edit year of birth/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show again…' })).toBeNull();
});

test.each([
  ['all changes and versions', () => <History id="ann" />],
  ['a list of changes of many records', () => <ChangeRow id="year" named />],
  ['an own proposal', () => <ProposalChange id="open" name="Ann" />],
  ['a proposal of before', () => <ProposalChange id="ann" name="Ann" />],
  ['two pages beside each other', () => <PlayerMergeTable source={ann} target={bea} />],
] as const)('moderators alone are shown the year of birth in %s', async (_, content) => {
  const { unmount } = screens(rows, editor).show(content(), '/player/ann/history');
  expect((await screen.findAllByText(/Ann|Oslo|not shown/)).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(years);
  unmount();
  screens(rows, moderator).show(content(), '/player/ann/history');
  expect((await screen.findAllByText(years)).length).toBeGreaterThan(0);
});

test('flags and conflicts tell an author no year of birth of a minor', () => {
  const [own, asModerator] = [screens(rows, editor).state(), screens(rows, moderator).state()];
  const codes = (state: typeof own) => selectFlags(state, 'match').map(({ code }) => code);
  expect([codes(own), codes(asModerator)].map((each) => each.includes('tooYoung'))).toEqual([false, true]);
  const { collection, docId, field, value, base } = rows.deltas[3]!;
  const command = {
    id: 'c',
    body: {
      kind: 'upsertDelta',
      deltaId: 'new',
      basedOn: null,
      proposal: { collection, docId, field, value, base },
    },
  } as unknown as Command;
  const said = (state: typeof own) =>
    selectConflict(state, command).fields.map(({ now, mine }) => [now, mine]);
  expect(said(own)).toEqual([['not shown', 2010]]);
  expect(said(asModerator)).toEqual([[2013, 2010]]);
});
