/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { page as changes } from '@/features/history/ChangesPage';
import { page as member } from '@/features/history/MemberPage';
import { page as moderation } from '@/features/moderation/queue/ModerationPage';
import { page as review } from '@/features/review/EventReviewPage';
import { userId } from '@/model/ids';
import type { LogEntry } from '@/model/acts/log';
import { Replies } from '@/parts/proposals/Replies';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { delta, event, player, profile } from '@test/support/factories';
import { screens } from '@test/support/screens';

const mia = userId('mia');
const log: readonly LogEntry[] = [
  {
    kind: 'deleteRecord',
    id: 'a1',
    by: 'mia',
    at: 1_000,
    target: { collection: 'event', id: 'e9', name: 'Cup' },
    records: 1,
    proposals: 0,
    done: true,
  },
  {
    ...{ kind: 'grantRole', id: 'r1', role: 'moderator', by: 'console', at: 1_000 },
    ...{ target: { collection: 'user', id: 'mia' }, records: 0, proposals: 0, done: true },
  },
];

function world() {
  const shown = screens(
    {
      events: [event('e1', { valid: 0, author: { id: 'mia' } })],
      players: [player('ann', { name: 'Ann' })],
      deltas: [
        delta('open', { author: mia }),
        delta('done', {
          collection: 'player',
          docId: 'ann',
          field: 'name',
          value: 'Ann',
          before: 'An',
          author: mia,
          status: 'applied',
          decidedAt: 2_000,
        }),
      ],
    },
    { uid: 'mod', moderator: true },
  );
  const docs = [profile('mia', { name: 'Mia', role: 'moderator' }), profile('bo', { name: 'Bo' })];
  shown.store.dispatch(profilesSlice.actions.reset({ scope: 'profile/mia', docs }));
  return shown;
}

const reply = (by: string) => ({ id: by, by: userId(by), at: 1_000, text: 'Which one?' });

test.each([
  ['recent changes', <changes.Component key="" />, 1],
  ['the queue and the logs of acts and roles', <moderation.Component key="" />, 3],
  ['the events to be reviewed', <review.Component key="" />, 1],
  [
    'replies, where one is of somebody without a role',
    <Replies key="" replies={[reply('mia'), reply('bo')]} labelledBy="" />,
    1,
  ],
  ['the page of a member', <member.Component key="" uid="mia" />, 2],
])('in %s a role stands beside the name of who has it', (_, ui, count) => {
  const { show, tell, followed } = world();
  show(ui);
  act(() => tell('log', log));
  expect(screen.getAllByText('Moderator', { selector: '[data-tone]' })).toHaveLength(count);
  // It costs only the read of the name.
  expect(followed).toContain('profile/mia');
  expect(followed.filter((scope) => scope.includes('role'))).toEqual([]);
});
