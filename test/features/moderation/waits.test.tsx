/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { page as changes } from '@/features/changes/MyChangesPage';
import { page } from '@/features/moderation/queue/ModerationPage';
import { causeOf } from '@/model/cause';
import { userId } from '@/model/ids';
import { delta, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const waiting = (by: string, until: number, author = 'editor') => ({
  players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
  deltas: [
    delta('d1', {
      ...{ collection: 'player', docId: 'ann', field: 'sameAs', value: 'bea', base: null },
      ...{ author: userId(author), problem: 'waits', problemAt: 1 },
      problemCause: causeOf('waitsForObjections', { record: 'player/ann', until: 'then' }),
      waits: { by: userId(by), until },
    }),
  ],
});
const later = () => Date.now() + 3_600_000;

async function inQueue(rows: ReturnType<typeof waiting>) {
  const world = screens(rows, moderator);
  world.world.answers.hasOtherModerator = () => Promise.resolve(true);
  world.show(<page.Component />);
  await act(async () => undefined);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  return (...names: readonly string[]) => names.filter((name) => buttons.includes(name));
}

test('the moderator who applied it cannot apply it again while others may object, and reads until when', async () => {
  const among = await inQueue(waiting('mod', later()));
  expect(among('Apply', 'Consent and apply', 'Object', 'Reject')).toEqual(['Reject']);
  expect(screen.getByText(/the other moderators can object by rejecting it/)).toBeTruthy();
  expect(screen.queryByText(/Could not be applied/)).toBeNull();
});

test('another moderator is asked for consent or an objection', async () => {
  const among = await inQueue(waiting('mia', later()));
  expect(among('Apply', 'Consent and apply', 'Object', 'Reject')).toEqual(['Consent and apply', 'Object']);
  expect(screen.getByText(/wants to apply it, and other moderators can object until/)).toBeTruthy();
});

test.each(['editor', 'mod'])('after the wait it is applied as any, whose author %s is', async (author) => {
  const among = await inQueue(waiting('mod', Date.now() - 120_000, author));
  expect(among('Apply', 'Consent and apply', 'Object', 'Reject')).toEqual(['Apply', 'Reject']);
  expect(screen.getByText(/Nobody objected until/)).toBeTruthy();
});

test('its author reads until when moderators can object, as no problem', () => {
  screens(waiting('mod', later()), { uid: 'editor' }).show(<changes.Component />);
  expect(screen.getByText(/other moderators can object until/)).toBeTruthy();
  expect(screen.queryByText(/Could not be applied/)).toBeNull();
});
