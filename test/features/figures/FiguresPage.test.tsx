/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { page } from '@/features/figures/FiguresPage';
import { causeOf } from '@/model/cause';
import { daysBefore, emptyDay, foldDecided } from '@/model/operating/figures';
import { userId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { delta } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const [yesterday = ''] = daysBefore(Date.now());
const decided = (status: 'applied' | 'rejected') =>
  ({ status, timestamp: 0, decidedAt: 3_600_000 * 5.5, decidedBy: userId('mod') }) as const;

test('a moderator sees what waits, how long decisions took and who made them', async () => {
  const world = screens({ deltas: [delta('open')] }, moderator);
  const duplicate = { ...decided('rejected'), reasonCause: causeOf('duplicate') };
  const day = foldDecided(emptyDay(yesterday), [decided('applied'), decided('applied'), duplicate]);
  world.world.answers.figures = async () => ({ days: [{ ...day, reverted: 1 }], waiting: 1 });
  world.show(<page.Component />, '/moderation/figures?days=7');
  expect(await screen.findByText('33.3%')).toBeTruthy();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts[0]).toBe('1');
  expect(facts.slice(2)).toEqual(['3', '5 hours', '6 hours', '33.3%', '50%']);
  expect(screen.getByRole('img', { name: /at most 3 in one day/ })).toBeTruthy();
  const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(textsOf('rowheader').slice(1)).toEqual(['This record already exists. Please edit it instead.']);
  expect(textsOf('cell')).toEqual(['2', '1', '1']);
  expect(screen.getByRole('link', { name: 'Last 7 days' }).getAttribute('aria-current')).toBe('true');
});

test('of more than the queue shows on a page the server says how many wait', async () => {
  const deltas = Array.from({ length: limits.queuePage }, (_, at) =>
    delta(`d${at}`, { timestamp: 1_000 + at }),
  );
  const world = screens({ deltas }, moderator);
  const view = world.show(<page.Component />, '/moderation/figures');
  const waiting = () => screen.getAllByRole('definition')[0]?.textContent;
  expect(waiting()).toBe('…');
  view.unmount();
  world.world.answers.figures = async () => ({ days: [], waiting: 5_432 });
  world.show(<page.Component />, '/moderation/figures');
  await waitFor(() => expect(waiting()).toBe('5,432'));
});

test('it says so where there are none yet, and to others that they are for moderators', async () => {
  const world = screens({}, moderator);
  world.world.answers.figures = async () => ({ days: [], waiting: 0 });
  const view = world.show(<page.Component />, '/moderation/figures');
  expect(await screen.findByText('No figures yet')).toBeTruthy();
  view.unmount();
  screens({}, { uid: 'ed' }).show(<page.Component />, '/moderation/figures');
  expect(screen.queryByText('Now')).toBeNull();
});
