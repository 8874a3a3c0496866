import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { parseStoredSport } from '@/model/parsing/parseSport';
import { withStored, type Sport } from '@/model/sports';
import { createKept } from '../../base/kept';
import type { ServerServices } from '../../base/services';

export const readSports = (
  { docs }: Pick<QuerySnapshot, 'docs'>,
  unreadable: (error: string) => void,
): readonly Sport[] =>
  docs.flatMap((doc) => {
    const { updatedAt: _, ...definition } = doc.data();
    const sport = parseStoredSport({ ...definition, id: doc.id });
    if (sport.ok) return [sport.value];
    unreadable(sport.error);
    return [];
  });

export function createKnownSports({
  db,
  now,
  logger,
}: Pick<ServerServices, 'now' | 'logger'> & { readonly db: () => Firestore }): () => Promise<
  readonly Sport[]
> {
  const unreadable = (error: string) => logger.error('sport unreadable', { error });
  return createKept(
    async () => withStored(readSports(await db().collection('sport').get(), unreadable)),
    now,
  );
}
