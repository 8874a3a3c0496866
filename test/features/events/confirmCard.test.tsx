/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventCard } from '@/features/events/EventCard';
import { BackendError } from '@/backend/errors';
import { causeOf } from '@/model/cause';
import { eventId, playerId, sportId } from '@/model/ids';
import type { LiveMatch } from '@/model/scoring/live';
import { FollowLive } from '@/parts/live/FollowLive';
import { StoredScoreJournal } from '@/parts/live/scoreJournal';
import { event, match, player } from '@test/support/factories';
import { newIdOf } from '@test/support/newIdOf';
import '@test/support/pageDatabase';
import { screens } from '@test/support/screens';

const of = (id: string, order: number, first: string, second: string) =>
  match(id, {
    order,
    event: { id: eventId('e1'), date: match('x').date, sport: { id: sportId('armw') } },
    player1: { id: playerId(first), name: first },
    player2: { id: playerId(second), name: second },
  });
const rows = {
  events: [event('e1')],
  players: [player('cleo', { name: 'Cleo' })],
  matches: [of('m1', 1, 'Ann', 'Bea'), of('m2', 2, 'Dora', 'Eva'), of('m3', 3, 'Fay', 'Gül')],
};
const ended: LiveMatch = { score: [3, 1], rounds: [], end: 'finished', winner: 'player1' };
const card: Readonly<Record<string, LiveMatch>> = {
  m1: { ...ended, substitutes: { player2: 'cleo' }, weights: { player1: 82.5 } },
  m2: { score: [0, 0], rounds: [], end: 'noShow', winner: 'player2' },
  m3: { ...ended, held: true },
};

function shown(moderator = true) {
  const world = screens(rows, { uid: 'mod', moderator });
  world.show(
    <>
      <FollowLive event="e1" />
      <EventCard id="e1" />
    </>,
  );
  const tell = (matches: typeof card | undefined, revision = 4) =>
    act(() => world.tell('live', matches && { event: 'e1', revision, matches }));
  return { ...world, tell };
}

const panel = () => screen.findByRole('article', { name: 'Confirm live results' });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm 2 results' }));

test('a moderator reads what would be stored, and confirms the card that is shown in one act', async () => {
  const world = shown();
  world.tell(card, 9);
  const shownPanel = await panel();
  expect(shownPanel.textContent).not.toMatch(/Cleo/);
  await userEvent.click(within(shownPanel).getByText('2 results will be stored'));
  const lines = await within(shownPanel).findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'Dora L–W Eva · Walkover',
    'Ann 3–1 Cleo · Ann weighed 82.5 kg',
  ]);
  expect(within(shownPanel).getByText('1 match goes on or is under review and stays live.')).toBeTruthy();
  world.world.answers.confirmCard = async () => ({ stored: 1, queued: 1 });
  await confirm();
  await waitFor(() => expect(world.state().notices.notices).toHaveLength(1));
  expect(world.asked('confirmCard')).toMatchObject([{ eventId: 'e1', revision: 9 }]);
  world.tell(undefined);
  expect(screen.queryByRole('article', { name: 'Confirm live results' })).toBeNull();
  const [notice] = world.state().notices.notices;
  expect(notice?.message).toMatchObject({ values: { stored: 1, count: 1 } });
  expect(world.asked('confirmCard')[0]).not.toHaveProperty('phone');
});

test('on a device that has scored the event, the confirmation says so', async () => {
  const phone = newIdOf('phone');
  await new StoredScoreJournal().keepDesk('e1', { phone });
  const world = shown();
  world.tell(card);
  world.world.answers.confirmCard = async () => ({ stored: 2, queued: 0 });
  await panel();
  await confirm();
  await waitFor(() => expect(world.asked('confirmCard')).toMatchObject([{ eventId: 'e1', phone }]));
});

test.each([
  [causeOf('scoredMeanwhile'), /A scorer has entered something meanwhile/],
  [causeOf('ownScores'), /another moderator has to confirm/],
])('a refused confirmation says why: %j', async (cause, words) => {
  const world = shown();
  world.tell(card);
  world.world.answers.confirmCard = async () => ({ refused: cause });
  await panel();
  await confirm();
  expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull();
});

test('one that got no answer is asked for again under the same id', async () => {
  const world = shown();
  world.tell(card);
  world.world.answers.confirmCard = () => Promise.reject(new BackendError('unavailable', 'offline'));
  await panel();
  await confirm();
  expect(await screen.findByText(/That did not work/)).toBeTruthy();
  await confirm();
  await waitFor(() => expect(world.asked('confirmCard')).toHaveLength(2));
  const [first, second] = world.asked('confirmCard').map(({ action }) => action);
  expect(second).toBe(first);
});

test('nothing can be confirmed before a match has ended, and only moderators are asked to', async () => {
  const world = shown();
  world.tell({ m3: card['m3']! });
  await panel();
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  const reader = shown(false);
  reader.tell(card);
  await act(async () => undefined);
  expect(screen.getAllByRole('article', { name: 'Confirm live results' })).toHaveLength(1);
});
