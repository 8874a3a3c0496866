import { createContext } from 'react';
import type { CsvContent } from './csv';

export interface DataOffer {
  readonly file: string;
  readonly label: string;
  readonly content: () => CsvContent | Promise<CsvContent>;
}

export interface DataOffers {
  readonly offers: readonly DataOffer[];
  /** Stable. Returns what withdraws the offer. */
  readonly add: (offer: DataOffer) => () => void;
}

/** `undefined` on pages without a menu for them. */
export const DataOffersContext = createContext<DataOffers | undefined>(undefined);
