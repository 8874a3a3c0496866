/** @jest-environment jsdom */
import { NavigationType } from 'react-router';
import type { Shown } from '@/app/navigation/navigation';
import { createPlaces } from '@/app/navigation/places';

const at = (key: string, more: Partial<Shown> = {}, hash = ''): Shown => ({
  location: { pathname: '/', search: '', hash, state: null, key },
  action: NavigationType.Push,
  keepsPlace: false,
  ...more,
});

let scrolled: number[];
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  scrolled = [];
  jest.spyOn(window, 'scrollTo').mockImplementation((_x: number, y: number) => scrolled.push(y));
});
afterEach(() => jest.restoreAllMocks());

const standAt = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

test('a new page begins at its top, and going back is back to the place', () => {
  const places = createPlaces(window);
  standAt(700);
  places.leave(at('a'));
  places.arrive(at('b'));
  places.arrive(at('a'));
  expect(scrolled).toEqual([0, 700]);
});

test('a page that keeps its place is left alone', () => {
  createPlaces(window).arrive(at('a', { keepsPlace: true }));
  expect(scrolled).toEqual([]);
});

test('a page begins at what its address names, or at the top where there is no such thing', () => {
  document.body.innerHTML = '<h2 id="the rules"></h2>';
  const into = jest.fn();
  document.querySelector('h2')!.scrollIntoView = into;
  const places = createPlaces(window);
  places.arrive(at('a', {}, '#the%20rules'));
  expect(into).toHaveBeenCalled();
  places.arrive(at('b', {}, '#nothing'));
  places.arrive(at('c', {}, '#%'));
  expect(scrolled).toEqual([0, 0]);
});

test('places outlive a reload of the tab, and what is stored may be anything', () => {
  const before = createPlaces(window);
  expect(history.scrollRestoration).toBe('manual');
  standAt(300);
  before.keep(at('a'));
  expect(history.scrollRestoration).toBe('auto');
  createPlaces(window).arrive(at('a'));
  expect(scrolled).toEqual([300]);
  for (const hostile of ['{', 'null', '[1]', '{"a":"far"}']) {
    sessionStorage.setItem('armwiki-places', hostile);
    createPlaces(window).arrive(at('a'));
  }
  expect(scrolled.slice(1)).toEqual([0, 0, 0, 0]);
});
