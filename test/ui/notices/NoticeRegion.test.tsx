/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Notice } from '@/ui/notices/notice';
import { NoticeRegion } from '@/ui/notices/NoticeRegion';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const onDismiss = jest.fn();
beforeEach(() => onDismiss.mockClear());

const show = (...notices: readonly Notice[]) =>
  render(<NoticeRegion notices={notices} onDismiss={onDismiss} />);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a notice goes after five seconds', () => {
  show({ id: 'a', message: 'Saved' });
  pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('a notice with timeout 0 stays until it is dismissed', () => {
  show({ id: 'a', message: 'Update', timeout: 0 });
  pass(3_600_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('a new list with the same notice does not start its time anew', () => {
  const { rerender } = show({ id: 'a', message: 'Saved' });
  pass(3000);
  rerender(
    <NoticeRegion
      notices={[
        { id: 'a', message: 'Saved' },
        { id: 'b', message: 'Two' },
      ]}
      onDismiss={onDismiss}
    />,
  );
  pass(2000);
  expect(onDismiss.mock.calls).toEqual([['a']]);
});

test('time stands still while the pointer or the focus is on the notice', () => {
  show({ id: 'a', message: 'Saved' });
  const button = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.focus(button);
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.blur(button);
  pass(5000);
  expect(onDismiss).toHaveBeenCalledWith('a');
});

test('notices are in live regions that stand before them, errors are alerts', () => {
  const { container, rerender } = show();
  const [top, bottom] = container.querySelectorAll('[aria-live="polite"]');
  rerender(
    <NoticeRegion
      notices={[
        { id: 'a', message: 'Saved' },
        { id: 'b', message: 'Broken', tone: 'error', position: 'top' },
      ]}
      onDismiss={onDismiss}
    />,
  );
  expect(bottom?.textContent).toContain('Saved');
  expect(top?.contains(screen.getByRole('alert'))).toBe(true);
});

test('actions are buttons, and an own Dismiss replaces the usual one', () => {
  const refresh = jest.fn();
  const dismiss = jest.fn();
  show({
    id: 'a',
    message: 'App has been updated.',
    timeout: 0,
    actions: [
      { label: 'Refresh', onClick: refresh },
      { label: 'Dismiss', onClick: dismiss },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('F6 moves the focus to the notices', () => {
  show({ id: 'a', message: 'Update', timeout: 0, actions: [{ label: 'Refresh', onClick: () => undefined }] });
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refresh' }));
});
