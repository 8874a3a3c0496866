/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { page } from '@/features/moderation/ModerationPage';
import type { Delta } from '@/model/delta';
import { userId } from '@/model/ids';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const shown = (...decided: readonly Delta[]) => {
  screens({ events: [event('e1')], deltas: [delta('d1'), ...decided] }, moderator).show(<page.Component />);
  return screen.getByRole('article', { name: 'Event e1' });
};
const accepted = delta('a1', { status: 'applied', decidedAt: 1 });
const rejected = delta('r1', { status: 'rejected', field: 'date', value: '2024-01-01' });

test('an author leads to all of their proposals', () => {
  const article = shown();
  const links = within(article).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain('/member/editor');
  expect(article.textContent).not.toContain('known:');
});

test('beside an author stands how many were accepted and rejected', () => {
  expect(shown(accepted, rejected).textContent).toContain('(known: 1 accepted, 1 rejected)');
});

test('those of this kind are counted apart where they are not all', () => {
  const other = delta('a2', { status: 'applied', collection: 'player', docId: 'p', decidedAt: 1 });
  expect(shown(accepted, other).textContent).toContain(
    '(known: 2 accepted, 0 rejected; of this kind 1 and 0)',
  );
});

test('another author’s are not counted', () => {
  expect(shown({ ...accepted, author: userId('zoe') }).textContent).not.toContain('known:');
});
