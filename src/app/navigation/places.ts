import { keepItem, readItem } from '@/lib/browserParts';
import type { Shown } from './navigation';

/** Where the reader was on the pages of this tab's history, in pixels from the top, by the key of the entry. */
type Places = Record<string, number>;

const storageKey = 'armwiki-places';

/** A page that has not grown to the place by then is shorter than it was. */
const longestWaitMs = 10_000;
/** Readers who do something have a place of their own. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the place on each page of the tab's history, over reloads too: back to a page is back to the place, a page that is
 * new begins at its top or at what its address names. The browser's own way would not wait for the page.
 */
export function createPlaces(page: Window) {
  const places = read(page);
  const { history } = page;
  // It keeps the place by itself while the page is away.
  history.scrollRestoration = 'manual';

  // After a reload the rows of a list may come later than its page. Until then the place would be cut to what is there.
  let awaited: { readonly place: number; readonly stop: () => void } | undefined;
  const goTo = (place: number) => {
    const arrived = () => {
      page.scrollTo(0, place);
      return page.scrollY >= Math.floor(place);
    };
    if (arrived()) return;
    const growth = new ResizeObserver(() => arrived() && stop());
    const timer = setTimeout(() => stop(), longestWaitMs);
    const stop = () => {
      awaited = undefined;
      growth.disconnect();
      clearTimeout(timer);
      for (const input of inputs) page.removeEventListener(input, stop, true);
    };
    awaited = { place, stop };
    growth.observe(page.document.body);
    for (const input of inputs) page.addEventListener(input, stop, true);
  };
  const keepPlace = ({ location }: Shown) => {
    places[location.key] = awaited?.place ?? page.scrollY;
  };

  return {
    /** To be called before another page takes the place of this one. */
    leave: (shown: Shown): void => {
      keepPlace(shown);
      awaited?.stop();
    },
    /** To be called once the page stands. */
    arrive: ({ location, keepsPlace }: Shown): void => {
      if (keepsPlace) return;
      awaited?.stop();
      const place = places[location.key];
      const named = location.hash && page.document.getElementById(decoded(location.hash.slice(1)));
      if (place !== undefined) goTo(place);
      else if (named) named.scrollIntoView();
      else page.scrollTo(0, 0);
    },
    /** To be called when the tab goes elsewhere or is loaded anew. */
    keep: (shown: Shown): void => {
      keepPlace(shown);
      history.scrollRestoration = 'auto';
      // Where nothing is kept, the page begins at its top.
      keepItem('session', storageKey, JSON.stringify(places), page);
    },
    /** To be called when a page that was kept whole is shown again. */
    resume: (): void => {
      history.scrollRestoration = 'manual';
    },
  };
}

export type PlacesOfTab = ReturnType<typeof createPlaces>;

function read(page: Window): Places {
  try {
    const kept: unknown = JSON.parse(readItem('session', storageKey, page) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, place]) => typeof place === 'number'));
  } catch {
    return {};
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
