import { useLayoutEffect, useState } from 'react';
import { ScrollRestoration, useLocation, type DataRouter, type Location } from 'react-router';

/** A page that has not grown to the place by then is shorter than it was. */
const longestWaitMs = 10_000;
/** Readers who do something have a place of their own. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export interface PlacesProps {
  /** The place that the router restores on the page that is shown, in pixels from the top, if it restores any. */
  readonly restored: () => DataRouter['state']['restoreScrollPosition'];
}

/**
 * Keeps the place on each page of the tab's history, over reloads too: back to a page is back to the place, a page that is
 * new begins at its top or at what its address names. Stands after the page, so that the page is as high as it will be.
 */
export function Places({ restored }: PlacesProps) {
  const { key } = useLocation();
  const [watch] = useState(createPlaceWatch);
  useLayoutEffect(() => {
    const place = restored();
    return typeof place === 'number' ? watch.begin(key, place) : undefined;
  }, [key, watch, restored]);
  useLayoutEffect(() => {
    // The router leaves the place to the browser when the page is left, also where the browser keeps the page whole.
    const resume = () => void (window.history.scrollRestoration = 'manual');
    window.addEventListener('pageshow', resume);
    return () => window.removeEventListener('pageshow', resume);
  }, []);
  return <ScrollRestoration storageKey="armwiki-places" getKey={watch.keyOf} />;
}

/** After a reload the rows of a list may come later than its page. Until then the place would be cut to what is there. */
function createPlaceWatch() {
  let watched: string | undefined;
  return {
    /** The key to keep a page's place under: another while the page is too short, so that the place it had stays kept. */
    keyOf: ({ key }: Location): string => (key === watched ? 'awaited-place' : key),
    /** Goes to the place on the page with the key as soon as the page is high enough. Returns the call that ends it. */
    begin: (key: string, place: number): (() => void) => {
      const arrived = () => {
        if (window.scrollY < Math.floor(place)) window.scrollTo(0, place);
        return window.scrollY >= Math.floor(place);
      };
      if (arrived()) return () => undefined;
      watched = key;
      const growth = new ResizeObserver(() => arrived() && end());
      const timer = setTimeout(() => end(), longestWaitMs);
      const end = () => {
        watched = undefined;
        growth.disconnect();
        clearTimeout(timer);
        for (const input of inputs) window.removeEventListener(input, end, true);
      };
      growth.observe(document.body);
      for (const input of inputs) window.addEventListener(input, end, true);
      return end;
    },
  };
}
