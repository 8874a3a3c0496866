/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Tabs } from '@/ui/Tabs';

const names = ['Card', 'Video', 'History', 'Summary'];

/** Tabs of 100 pixels each in a list that shows three and a half of them. */
function show(at: string) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(
    this: HTMLElement,
  ) {
    const list = screen.getByRole('list');
    const number = names.indexOf(this.textContent);
    return number === -1
      ? new DOMRect(0, 0, 350, 40)
      : new DOMRect(100 * number - list.scrollLeft, 0, 100, 40);
  });
  render(
    <MemoryRouter initialEntries={[at]}>
      <Tabs label="Panels" tabs={names.map((label) => ({ label, to: `/${label}` }))} />
    </MemoryRouter>,
  );
}

afterEach(() => jest.restoreAllMocks());

test('the current tab is in view, at first and after it changes, and one in view moves nothing', async () => {
  show('/Summary');
  const list = screen.getByRole('list');
  expect(list.scrollLeft).toBe(175);
  await userEvent.click(screen.getByRole('link', { name: 'History' }));
  expect(list.scrollLeft).toBe(175);
  await userEvent.click(screen.getByRole('link', { name: 'Video' }));
  expect(list.scrollLeft).toBe(-25);
});
