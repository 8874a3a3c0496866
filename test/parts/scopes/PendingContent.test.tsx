/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { screens } from '@test/support/screens';

const shown = () => screens({}).show(<PendingContent rows={2} label="Loading events" />);
const setOnline = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setOnline(true);
});

test('what comes soon is shown as loading', () => {
  shown();
  expect(screen.getByRole('status')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(7_000));
  expect(screen.queryByText('Not on this device yet')).toBeNull();
});

test('what does not come is said not to be here', () => {
  shown();
  act(() => void jest.advanceTimersByTime(8_000));
  expect(screen.getByText('Not on this device yet')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('without a network that is said at once, until the network is back', () => {
  setOnline(false);
  shown();
  expect(screen.getByText('Not on this device yet')).toBeTruthy();
  setOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeTruthy();
});

test('nobody is told that a page will come of which the server may not know', () => {
  setOnline(false);
  screens({}).show(<MissingRecord collection="player" id="nobody" scope={undefined} />);
  expect(screen.getByText('Not on this device')).toBeTruthy();
  expect(screen.queryByText(/appears/)).toBeNull();
});

test('what waits for the copy of a first visit has the time that this waits itself', () => {
  const { store, show } = screens({});
  store.dispatch(scopesSlice.actions.onlyFirst(true));
  show(<PendingContent rows={2} label="Loading events" />);
  act(() => void jest.advanceTimersByTime(12_900));
  expect(screen.getByRole('status')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.getByText('Not on this device yet')).toBeTruthy();
});
