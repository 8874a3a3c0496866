/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { SportMatches } from '@/features/sports/SportMatches';
import { event, matchOf } from '@test/support/factories';
import { screens } from '@test/support/screens';

test('in the list of matches the card of a cancelled event says so', async () => {
  const events = [
    event('held', { name: 'Held Cup' }),
    event('off', { name: 'Off Cup', status: 'cancelled' }),
  ];
  screens({ events, matches: events.map(({ id }) => matchOf(`of-${id}`, id)) }).show(
    <SportMatches sport="armw" />,
    '/sport/armw/matches',
  );
  const headings = await screen.findAllByRole('heading', { level: 2 });
  const marked = headings.filter(({ textContent }) => textContent?.includes('Cancelled'));
  expect(headings).toHaveLength(2);
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Off Cup')]);
});
