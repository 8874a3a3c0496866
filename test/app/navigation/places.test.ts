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

describe('a page that is still too short for its place', () => {
  let height: number;
  let grow: () => void;
  let observing: number;
  beforeEach(() => {
    jest.useFakeTimers();
    height = 100;
    observing = 0;
    jest.spyOn(window, 'scrollTo').mockImplementation((_x: number, y: number) => {
      scrolled.push(y);
      standAt(Math.min(y, height));
    });
    window.ResizeObserver = class {
      constructor(grown: ResizeObserverCallback) {
        grow = () => grown([], this);
      }
      observe = () => void (observing += 1);
      unobserve = () => undefined;
      disconnect = () => void (observing -= 1);
    };
  });
  afterEach(() => jest.useRealTimers());

  /** The tab is loaded anew where one stood at 700, and few rows are there. */
  function reloaded() {
    standAt(700);
    createPlaces(window).keep(at('list'));
    const places = createPlaces(window);
    places.arrive(at('list'));
    expect(window.scrollY).toBe(100);
    return places;
  }

  const growTo = (pixels: number) => {
    height = pixels;
    grow();
  };

  test('goes on to it as the rows come, and then follows no more', () => {
    reloaded();
    growTo(400);
    expect(window.scrollY).toBe(400);
    growTo(5_000);
    expect(window.scrollY).toBe(700);
    expect(observing).toBe(0);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'stays where the reader is after a %s',
    (input) => {
      reloaded();
      window.dispatchEvent(new Event(input));
      expect(observing).toBe(0);
    },
  );

  test('stays where it is when the rows do not come', () => {
    reloaded();
    jest.advanceTimersByTime(10_000);
    expect(observing).toBe(0);
  });

  test('keeps the place over another reload and while one is elsewhere', () => {
    const places = reloaded();
    places.keep(at('list'));
    const again = createPlaces(window);
    again.arrive(at('list'));
    again.leave(at('list'));
    again.arrive(at('other'));
    height = 5_000;
    again.arrive(at('list'));
    expect(window.scrollY).toBe(700);
    // Those of the pages before this one, which a real reload ends.
    expect(observing).toBe(1);
  });
});

test('where the browser refuses storage, each page begins at its top, and going back still works', () => {
  const refusal = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const places = createPlaces(window);
  standAt(700);
  places.leave(at('a'));
  places.arrive(at('b'));
  places.arrive(at('a'));
  places.keep(at('a'));
  expect(scrolled).toEqual([0, 700]);
  refusal.mockRestore();
});
