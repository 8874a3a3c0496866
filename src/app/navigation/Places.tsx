import { useLayoutEffect, useState } from 'react';
import { ScrollRestoration, useLocation, type DataRouter, type Location } from 'react-router';

/** If a page has not grown to the position by then, it is shorter than before. */
const longestWaitMs = 10_000;
/** A reader who does any of these chooses their own position. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export interface PlacesProps {
  readonly restored: () => DataRouter['state']['restoreScrollPosition'];
}

/**
 * Keeps the scroll position of each page in the tab's history, also across reloads. A new page starts at the
 * top or at its hash. Rendered after the page, so that the page has its full height.
 */
export function Places({ restored }: PlacesProps) {
  const { key } = useLocation();
  const [watch] = useState(() => new PlaceWatch());
  useLayoutEffect(() => {
    const place = restored();
    return typeof place === 'number' ? watch.begin(key, place) : undefined;
  }, [key, watch, restored]);
  useLayoutEffect(() => {
    // On leaving a page the router hands scrolling back to the browser, even if the page goes into the
    // back-forward cache.
    const resume = () => void (window.history.scrollRestoration = 'manual');
    window.addEventListener('pageshow', resume);
    return () => window.removeEventListener('pageshow', resume);
  }, []);
  return <ScrollRestoration storageKey="armwiki-places" getKey={watch.keyOf} />;
}

/**
 * After a reload a list's rows may arrive later than the page. Restoring too early would cut the position to
 * the current height.
 */
class PlaceWatch {
  #watched: string | undefined;

  /** A different key while the page is too short, so that the stored position is not overwritten. */
  readonly keyOf = ({ key }: Location): string => (key === this.#watched ? 'awaited-place' : key);

  begin(key: string, place: number): () => void {
    const arrived = () => {
      if (window.scrollY < Math.floor(place)) window.scrollTo(0, place);
      return window.scrollY >= Math.floor(place);
    };
    if (arrived()) return () => undefined;
    this.#watched = key;
    const growth = new ResizeObserver(() => arrived() && end());
    const timer = setTimeout(() => end(), longestWaitMs);
    const end = () => {
      this.#watched = undefined;
      growth.disconnect();
      clearTimeout(timer);
      for (const input of inputs) window.removeEventListener(input, end, true);
    };
    growth.observe(document.body);
    for (const input of inputs) window.addEventListener(input, end, true);
    return end;
  }
}
