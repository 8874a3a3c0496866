import type { Shown } from './navigation';

/** Where the reader was on the pages of this tab's history, in pixels from the top, by the key of the entry. */
type Places = Record<string, number>;

const storageKey = 'armwiki-places';

/**
 * Keeps the place on each page of the tab's history, over reloads too: back to a page is back to the place, a page that is
 * new begins at its top or at what its address names. The browser's own way would not wait for the page.
 */
export function createPlaces(page: Window) {
  const places = read(page);
  const { history } = page;
  // It keeps the place by itself while the page is away.
  history.scrollRestoration = 'manual';

  return {
    /** To be called before another page takes the place of this one. */
    leave: ({ location }: Shown): void => {
      places[location.key] = page.scrollY;
    },
    /** To be called once the page stands. */
    arrive: ({ location, keepsPlace }: Shown): void => {
      if (keepsPlace) return;
      const place = places[location.key];
      const named = location.hash && page.document.getElementById(decoded(location.hash.slice(1)));
      if (place !== undefined) page.scrollTo(0, place);
      else if (named) named.scrollIntoView();
      else page.scrollTo(0, 0);
    },
    /** To be called when the tab goes elsewhere or is loaded anew. */
    keep: ({ location }: Shown): void => {
      places[location.key] = page.scrollY;
      history.scrollRestoration = 'auto';
      try {
        page.sessionStorage.setItem(storageKey, JSON.stringify(places));
      } catch {
        // Storage that is full or forbidden: the page begins at its top.
      }
    },
    /** To be called when a page that was kept whole is shown again. */
    resume: (): void => {
      history.scrollRestoration = 'manual';
    },
  };
}

export type PlacesOfTab = ReturnType<typeof createPlaces>;

function read({ sessionStorage }: Window): Places {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
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
