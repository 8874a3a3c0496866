/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useHead } from '@/ui/useHead';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<title>Before</title><meta name="description" content="before">';
});
afterEach(() => jest.useRealTimers());

function Screen({ title, description }: { readonly title: string; readonly description?: string }) {
  useHead(title, description === undefined ? {} : { description });
  return null;
}
const description = () => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;

test('title and description change 50 ms later', () => {
  render(<Screen title="Home" description="All events" />);
  jest.advanceTimersByTime(49);
  expect([document.title, description()]).toEqual(['Before', 'before']);
  jest.advanceTimersByTime(1);
  expect([document.title, description()]).toEqual(['Home', 'All events']);
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
});

test('of several changes within 50 ms the last one wins', () => {
  const { rerender } = render(<Screen title="Loading" />);
  jest.advanceTimersByTime(49);
  rerender(<Screen title="East vs West" />);
  jest.advanceTimersByTime(49);
  expect(document.title).toBe('Before');
  jest.advanceTimersByTime(1);
  expect(document.title).toBe('East vs West');
});

test('a screen that closes right after it opened leaves its title to the next', () => {
  render(<Screen title="A" />).unmount();
  render(<Screen title="B" />);
  jest.advanceTimersByTime(50);
  expect(document.title).toBe('B');
});

test('a tag that is not there yet is made, one that is not named keeps its content', () => {
  document.head.innerHTML = '<meta name="robots" content="all">';
  render(<Screen title="A" description="new" />);
  jest.advanceTimersByTime(50);
  expect(description()).toBe('new');
  expect(document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content).toBe('all');
});

test('a page without a description of its own does not keep that of the page before', () => {
  render(<Screen title="A" description="Of A" />).unmount();
  jest.advanceTimersByTime(50);
  render(<Screen title="B" />);
  jest.advanceTimersByTime(50);
  expect(description()).toMatch(/community wiki/);
});
