import {
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import type { AnswerTo } from '@/backend/questions';
import { figureDays } from '@/model/operating/figures';
import { parseFigures } from '@/model/parsing/parseFigures';
import { limits } from '@/model/schema/limits';
import { collectionOf } from '../collections';
import { readDocs } from './mappers';

export async function readFigures(db: Firestore): Promise<AnswerTo<'figures'>> {
  const [{ docs }, waiting] = await Promise.all([
    getDocsFromServer(query(collectionOf(db, 'figures'), orderBy('day', 'desc'), limit(figureDays))),
    countWaiting(db),
  ]);
  return { days: readDocs(docs, parseFigures), waiting };
}

/** The number of open proposals. The rules limit one count, so larger numbers are split by time. */
export async function countWaiting(db: Firestore, most: number = limits.queue): Promise<number> {
  const countOf = async (...within: readonly QueryConstraint[]): Promise<number> => {
    const open = query(collectionOf(db, 'delta'), where('status', '==', 'new'), ...within, limit(most));
    return (await getCountFromServer(open)).data().count;
  };
  const countBetween = async (from: number, to: number): Promise<number> => {
    const [since, until] = [Timestamp.fromMillis(from), Timestamp.fromMillis(to)];
    const count = await countOf(
      where('timestamp', '>=', since),
      where('timestamp', '<', until),
      orderBy('timestamp'),
    );
    if (count < most || to - from <= 1) return count;
    const middle = Math.floor((from + to) / 2);
    return (await countBetween(from, middle)) + (await countBetween(middle, to));
  };
  const count = await countOf();
  return count < most ? count : countBetween(0, Date.now() + dayMs);
}

const dayMs = 24 * 3_600_000;
