/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authorRecordCount, scopeKey } from '@/backend/scope';
import { page } from '@/features/moderation/queue/ModerationPage';
import { page as proposalPage } from '@/features/moderation/proposal/ProposalPage';
import type { Delta } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { authorScopes } from '@/wiki/review/authorScopes';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { delta, event, match, player, profile } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const editor = userId('editor');
const keys = Object.values(authorScopes(editor)).map(scopeKey);
const [appliedKey = '', rejectedKey = ''] = keys;
const accepted = delta('a1', { status: 'applied', decidedAt: 1 });
const rejected = delta('r1', { status: 'rejected', field: 'date', value: '2024-01-01' });

function queue(...more: readonly Delta[]) {
  const world = screens({ events: [event('e1')], deltas: [delta('d1'), ...more] }, moderator);
  world.show(<page.Component />);
  const dispatch = (...actions: readonly Parameters<typeof world.store.dispatch>[0][]) =>
    act(() => actions.forEach((action) => void world.store.dispatch(action)));
  return {
    ...world,
    entry: () => screen.getAllByRole('article')[0]!,
    /** The server answers with everything about an author. */
    answers: (applied: readonly Delta[], refused: readonly Delta[]) =>
      dispatch(
        deltasSlice.actions.reset({ scope: appliedKey, docs: applied }),
        deltasSlice.actions.reset({ scope: rejectedKey, docs: refused }),
        ...keys.map((scope) => scopesSlice.actions.answered({ scope })),
      ),
    closes: () => dispatch(...keys.map((scope) => scopesSlice.actions.closed({ scope }))),
    dispatch,
  };
}

test('an author leads to all of their proposals, and of the account stands since when there is one', () => {
  const { entry, dispatch } = queue();
  const links = within(entry()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain('/member/editor');
  expect(entry().textContent).not.toContain('since');
  const docs = [profile('editor', { since: Date.parse('2024-03-12T12:00:00Z') })];
  dispatch(profilesSlice.actions.reset({ scope: 'profile/editor', docs }));
  expect(entry().textContent).toContain('since 12 Mar 2024');
});

test('what the device happens to have of an author is not counted', () => {
  expect(queue(accepted, rejected).entry().textContent).not.toMatch(/accepted|rejected|decided/);
});

test('once it is read, how many were accepted and rejected stands beside the author, also when the cursor has gone on', () => {
  const { entry, answers, closes } = queue();
  answers([accepted], [rejected]);
  expect(entry().textContent).toContain('(1 accepted, 1 rejected)');
  closes();
  expect(entry().textContent).toContain('(1 accepted, 1 rejected)');
});

test('those of this kind are counted apart where they are not all', () => {
  const { entry, answers } = queue();
  const other = delta('a2', { status: 'applied', collection: 'player', docId: 'p', decidedAt: 1 });
  answers([accepted, other], []);
  expect(entry().textContent).toContain('(2 accepted, 0 rejected; for this kind 1 and 0)');
});

test('another author’s are not counted, and of who has nothing decided it says so', () => {
  const { entry, answers } = queue();
  answers([{ ...accepted, author: userId('zoe') }], []);
  expect(entry().textContent).toContain('(no decisions yet)');
});

test('where no more were read than may be asked for, a count says that there may be more', () => {
  const { entry, answers } = queue();
  const many = Array.from({ length: authorRecordCount }, (_, at) =>
    delta(`many${at}`, { status: 'applied', decidedAt: at }),
  );
  answers(
    [],
    many.map((each) => ({ ...each, status: 'rejected' })),
  );
  expect(entry().textContent).toContain('(0 accepted, at least 100 rejected)');
  answers(many, []);
  expect(entry().textContent).toContain('(at least 100 accepted, at least 0 rejected)');
});

describe('what bears on a proposal', () => {
  const around = [...keys, 'history/event/e1'];
  const isAsked = (followed: readonly string[]) => around.filter((key) => followed.includes(key));

  test('is asked for once the cursor has stayed there, and of no other proposal', async () => {
    const other = delta('d2', { author: userId('zoe'), docId: 'e2', timestamp: 3_000 });
    const { followed } = queue(other);
    await userEvent.keyboard('j');
    expect(isAsked(followed)).toEqual([]);
    await waitFor(() => expect(isAsked(followed)).toEqual(around));
    expect(followed.filter((key) => key.includes('zoe') && key !== 'profile/zoe')).toEqual([]);
    expect(followed).not.toContain('history/event/e2');
  });

  test('of a new match are the matches that it may double', async () => {
    const { player1, player2, date, gender, order, event: of } = match('m1');
    const made = delta('new', {
      collection: 'match',
      docId: '',
      field: '',
      value: { player1: { ...player1 }, player2: { ...player2 }, date, gender, order, event: { ...of } },
    });
    const world = screens(
      { events: [event('e1')], players: [player('ann'), player('bea')], deltas: [made] },
      moderator,
    );
    world.show(<page.Component />);
    await userEvent.keyboard('j');
    await waitFor(() => expect(world.followed).toContain(`matchesOfPlayer/${player1.id}`));
    expect(world.followed.some((key) => key.startsWith('history/'))).toBe(false);
  });

  test('is asked for on the page of a proposal, by moderators alone', async () => {
    const rows = { events: [event('e1')], deltas: [delta('d1')] };
    const [byModerator, byAuthor] = [screens(rows, moderator), screens(rows, { uid: 'editor' })];
    byAuthor.show(<proposalPage.Component id="d1" />);
    byModerator.show(<proposalPage.Component id="d1" />);
    await waitFor(() => expect(isAsked(byModerator.followed)).toEqual(around));
    expect(isAsked(byAuthor.followed)).toEqual([]);
  });
});
