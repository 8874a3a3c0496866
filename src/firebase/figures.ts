import { getDocsFromServer, limit, orderBy, query, type Firestore } from 'firebase/firestore';
import type { Backend } from '@/backend/backend';
import { figureDays } from '@/model/figures';
import { parseFigures } from '@/model/parsing/parseFigures';
import { collectionOf } from './collections';
import { toBackendError } from './errors';

/** Reads the figures of the last days; the contract is written at `Backend.readFigures`. */
export const createReadFigures =
  (db: Firestore): Backend['readFigures'] =>
  async () => {
    try {
      const { docs } = await getDocsFromServer(
        query(collectionOf(db, 'figures'), orderBy('day', 'desc'), limit(figureDays)),
      );
      return docs.flatMap((doc) => {
        const figures = parseFigures(doc.data());
        if (!figures.ok) console.error(figures.error);
        return figures.ok ? [figures.value] : [];
      });
    } catch (error) {
      throw toBackendError(error);
    }
  };
