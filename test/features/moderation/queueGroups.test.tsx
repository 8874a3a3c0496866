/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { limits } from '@/model/schema/limits';
import { page } from '@/features/moderation/queue/ModerationPage';
import { groupPartSize, groupRowSize } from '@/features/moderation/queue/queueRows';
import { bundleId } from '@/model/ids';
import { delta, event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const show = (count: number, at = '/delta') => {
  const deltas = Array.from({ length: count }, (_, at) =>
    delta(`d${at}`, {
      bundle: bundleId('card'),
      docId: `e${at}`,
      timestamp: 1_000 + at,
      ...(at === 0 && { field: 'location', value: 'Rome' }),
    }),
  );
  screens({ events: [event('e1')], deltas }, moderator).show(<page.Component />, at);
};

test('each row of a long group says of what and which part of it is, in a line of its own where a part begins', () => {
  const count = groupPartSize + 3;
  show(count);
  const rows = screen
    .getAllByRole('group')
    .filter((group) => within(group).queryAllByRole('article').length > 0);
  const sizes = rows.map((row) => within(row).getAllByRole('article').length);
  expect(sizes).toEqual([...Array.from({ length: groupPartSize / groupRowSize }, () => groupRowSize), 3]);
  const [head, ...others] = rows;
  expect(within(head!).getByRole('button', { name: `Apply all ${count}` })).toBeTruthy();
  const labels = others.map((row) => document.getElementById(row.getAttribute('aria-labelledby') ?? ''));
  expect(labels.map((label) => label?.textContent?.replace(/^Entered together by .*: /, ''))).toEqual([
    ...Array.from({ length: others.length - 1 }, () => `1 to ${groupPartSize} of ${count}`),
    `${groupPartSize + 1} to ${count} of ${count}`,
  ]);
  expect(labels.map((label) => label?.hidden)).toEqual([...others.slice(1).map(() => true), false]);
  for (const row of others) expect(within(row).queryByRole('button', { name: /^Apply all/ })).toBeNull();
});

const offered = () =>
  screen
    .getAllByRole('button', { name: /^(Apply|Reject) (all|these|it|this)/ })
    .map(({ textContent }) => textContent);

test('a head offers to decide all of a bundle only where all of it is listed', () => {
  show(3);
  expect(offered()).toEqual(['Apply all 3', 'Reject all 3']);
});

test('where a filter leaves some out it says that it is about these', () => {
  show(3, '/delta?field=name');
  expect(offered()).toEqual(['Apply these 2', 'Reject these 2']);
});

test('so it does where the queue goes on beyond what is here', () => {
  const sizes: Record<'queuePage', number> = limits;
  const small = jest.replaceProperty(sizes, 'queuePage', 3);
  show(3);
  expect(offered()).toEqual(['Apply these 3', 'Reject these 3']);
  small.restore();
});

test('of a list that is not drawn as a whole each proposal says which of how many it is', () => {
  show(101);
  const places = screen
    .getAllByRole('article')
    .map((entry) => [entry.id, entry.getAttribute('aria-posinset'), entry.getAttribute('aria-setsize')]);
  expect(places.length).toBeGreaterThan(0);
  for (const [id, place, size] of places) {
    expect(place).toBe(String(Number(id?.replace('proposal-d', '')) + 1));
    expect(size).toBe('101');
  }
});

test('of one that is, the elements say so themselves', () => {
  show(2);
  expect(screen.getAllByRole('article').filter((entry) => entry.hasAttribute('aria-setsize'))).toEqual([]);
});
