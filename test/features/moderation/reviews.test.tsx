/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/moderation/queue/ModerationPage';
import { page as proposalPage } from '@/features/moderation/proposal/ProposalPage';
import { scopeKey } from '@/backend/scope';
import { deltaId, userId } from '@/model/ids';
import { reviewMs } from '@/model/proposals/review';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const queue = () => {
  const world = screens({ events: [event('e1')], deltas: [delta('d1')] }, { uid: 'mod', moderator: true });
  world.show(<page.Component />);
  return { ...world, article: within(screen.getByRole('article', { name: 'Event e1' })) };
};
const review = (by: string, at: number) => ({ id: deltaId('d1'), by: userId(by), at });

test('whoever opens a proposal tells the other moderators, until it is closed', async () => {
  const { article, calls } = queue();
  const details = article.getByRole('button', { name: 'Details' });
  const told = () => calls.filter((call) => call.includes('d1'));
  expect(told()).toEqual([]);
  await userEvent.click(details);
  await waitFor(() => expect(told()).toEqual(['lookAt d1']));
  await userEvent.click(details);
  await waitFor(() => expect(told()).toEqual(['lookAt d1', 'lookAway d1']));
});

test('a proposal says who else looks at it; an own word and one of long ago say nothing', () => {
  const { article, tell, followed } = queue();
  const said = () => article.queryByText(/is looking at it/) !== null;
  act(() => tell('reviews', [review('mia', Date.now())]));
  expect(said()).toBe(true);
  expect(followed).toContain(scopeKey({ kind: 'profile', uid: userId('mia') }));
  act(() => tell('reviews', [review('mod', Date.now())]));
  expect(said()).toBe(false);
  act(() => tell('reviews', [review('mia', Date.now() - 2 * reviewMs)]));
  expect(said()).toBe(false);
  act(() => tell('reviews', []));
  expect(said()).toBe(false);
});

test('the word ends by itself while it is shown', () => {
  jest.useFakeTimers();
  try {
    const { article, tell } = queue();
    act(() => tell('reviews', [review('mia', Date.now() - reviewMs + 60_000)]));
    expect(article.queryByText(/is looking at it/)).not.toBeNull();
    act(() => void jest.advanceTimersByTime(120_000));
    expect(article.queryByText(/is looking at it/)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

describe('the page of a proposal', () => {
  const open = (user: { readonly uid: string; readonly moderator?: boolean }) => {
    const world = screens({ events: [event('e1')], deltas: [delta('d1')] }, user);
    return { ...world, ...world.show(<proposalPage.Component id="d1" />) };
  };
  const told = (calls: readonly string[]) => calls.filter((call) => call.includes('d1'));

  test('tells the others for as long as a moderator has it open, and says who else looks', async () => {
    const { calls, tell, unmount } = open({ uid: 'mod', moderator: true });
    act(() => tell('reviews', [review('mia', Date.now())]));
    expect(screen.getByText(/is looking at it/)).toBeTruthy();
    expect(told(calls)).toEqual(['lookAt d1']);
    unmount();
    await waitFor(() => expect(told(calls)).toEqual(['lookAt d1', 'lookAway d1']));
  });

  test('tells nobody that its author looks at it, nor a moderator at what is decided', () => {
    expect(told(open({ uid: 'editor' }).calls)).toEqual([]);
    const world = screens({ deltas: [delta('d1', { status: 'applied' })] }, { uid: 'mod', moderator: true });
    world.show(<proposalPage.Component id="d1" />);
    expect(told(world.calls)).toEqual([]);
  });
});
