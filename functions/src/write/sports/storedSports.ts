import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { parseStoredSport } from '@/model/parsing/parseSport';
import { withStored, type Sport } from '@/model/sports';
import type { ServerServices } from '../../base/services';

const keptMs = 60_000;

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
  let kept: { readonly at: number; readonly sports: Promise<readonly Sport[]> } | undefined;
  return () => {
    if (kept && now() - kept.at < keptMs) return kept.sports;
    const unreadable = (error: string) => logger.error('sport unreadable', { error });
    const sports = db()
      .collection('sport')
      .get()
      .then((stored) => withStored(readSports(stored, unreadable)));
    const asked = { at: now(), sports };
    kept = asked;
    sports.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return sports;
  };
}
