import { createContext } from 'react';
import type { CsvContent } from './csv';

interface DataOffer {
  readonly file: string;
  readonly label: string;
  readonly content: () => CsvContent | Promise<CsvContent>;
}

export interface DataOffers {
  /** Returns what withdraws the offer. */
  readonly add: (offer: DataOffer) => () => void;
  readonly all: () => readonly DataOffer[];
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The tables of one page, which its parts offer while they are shown. */
export function createDataOffers(): DataOffers {
  let offers: readonly DataOffer[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly DataOffer[]) => {
    offers = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (offer) => {
      change([...offers, offer]);
      return () => change(offers.filter((each) => each !== offer));
    },
    all: () => offers,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `undefined` on pages without a menu for them. */
export const DataOffersContext = createContext<DataOffers | undefined>(undefined);
