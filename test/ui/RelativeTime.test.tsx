/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RelativeTime } from '@/ui/RelativeTime';

const dayMs = 86_400_000;

test.each([
  ['more than a day before', -1.5 * dayMs, 'yesterday'],
  ['a day after the clock of a device that is behind', dayMs, 'just now'],
  ['a month after it', 30 * dayMs, 'just now'],
])('what was %s is never said to come', (_, distance, said) => {
  render(<RelativeTime value={Date.now() + distance} />);
  expect(screen.getByText(said)).toBeTruthy();
});
