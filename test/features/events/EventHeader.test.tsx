/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventHeader } from '@/features/events/EventHeader';
import type { DateString } from '@/model/dates';
import { DataPage } from '@/parts/export/DataMenu';
import { event, match } from '@test/support/factories';
import { screens } from '@test/support/screens';

const cups = [
  event('cup1', { name: 'The Cup 1', date: '2023-01-01' as DateString }),
  event('cup2', { name: 'The Cup 2', date: '2024-01-01' as DateString }),
];
const alone = event('e1', { name: 'Harbour Night' });
const world = screens({ events: [...cups, alone], matches: [match('m1')] });
const show = (shown: typeof alone) =>
  world.show(
    <DataPage>
      <EventHeader event={shown} />
    </DataPage>,
  );

test('an event leads to its series, one on its own to none', () => {
  const first = show(cups[0]!);
  expect(screen.getByRole('link', { name: 'The Cup' }).getAttribute('href')).toBe(
    '/sport/armw/series/the-cup',
  );
  first.unmount();
  show(alone);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Arm Wrestling',
    'Sign in to edit',
  ]);
  expect(document.querySelector('[href*="/series/"]')).toBeNull();
});

test('merging is among the tools of editors, and what is shared is all that the menu of sharing has', async () => {
  screens({ events: [alone] }, { uid: 'editor' }).show(
    <DataPage>
      <EventHeader event={alone} />
    </DataPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Share the link',
    'Copy embed code',
    'Add to calendar',
    'Copy as text',
    'Print',
    'Score sheet',
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'More tools' }));
  expect(screen.getByRole('menuitem', { name: /Merge/ }).getAttribute('href')).toBe('/event/e1/merge');
});

test('the table of the card is in the menu of data, not among what is shared', async () => {
  show(alone);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.queryByRole('menuitem', { name: /CSV/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Data' }));
  expect(screen.getByRole('menuitem', { name: /Matches.*CSV|CSV.*Matches/ })).toBeTruthy();
});
