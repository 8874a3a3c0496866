import type { JournalEntry } from '@/backend/rows';
import { scopeKey, type Scope } from '@/backend/scope';
import type { Resume, Snapshot } from '@/backend/snapshot';
import { createFirebaseBackend } from '@/firebase/firebaseBackend';
import { createLocalRows } from '@/device/rows/localRows';
import { eventId, playerId, sportId } from '@/model/ids';
import { withheldRows } from '@/wiki/scopes/withheldRows';
import { follow } from '@test/support/follow';
import { storedBytes } from '@test/support/storedBytes';
import { storedRows } from '@test/support/storedRows';
import { authAddress, firestoreAddress } from '../../../firebase/backend/emulatorWorld';

const wide: readonly Scope[] = [
  { kind: 'players' },
  { kind: 'events' },
  { kind: 'matchesOfSport', sport: sportId('armw') },
];
export const pagesOf = (player: string): readonly Scope[] => [
  { kind: 'matchesOfEvent', event: eventId('e') },
  { kind: 'matchesOfPlayer', player: playerId(player) },
  { kind: 'history', collection: 'player', docId: player },
  { kind: 'recentChanges' },
];

/** A device that visits the wiki and stores data as the app does. */
export function openDevice(name: string, projectId: string) {
  const open = () => createLocalRows(name);

  async function take(scope: Scope, snapshot: Snapshot, mark: Resume | undefined): Promise<void> {
    const rows = open();
    const { entities } = await storedRows(rows);
    const known = {
      held: () => entities.player.held[scopeKey(scope)] ?? [],
      deltas: () => entities.delta.docs,
    };
    for (const each of [...withheldRows(snapshot, scope, known), snapshot]) {
      const { entity, events, watermark, checkedAt } = each;
      for (const event of events) {
        const progress = {
          ...(mark?.watermark !== undefined && { since: mark.watermark }),
          ...(watermark !== undefined && { watermark }),
          ...(checkedAt !== undefined && { checkedAt }),
        };
        await rows.append([{ entity, scope: scopeKey(scope), event, ...progress } as JournalEntry]);
      }
    }
  }

  return {
    /** Visits with these pages open until the first answers. */
    visit: async (pages: readonly Scope[] = []): Promise<void> => {
      const backend = createFirebaseBackend({
        options: { projectId, apiKey: 'fake', appId: 'fake' },
        emulators: {
          auth: authAddress,
          firestore: firestoreAddress,
          functions: { host: '127.0.0.1', port: 5001 },
        },
        name: `${name}-${Math.random()}`,
        serverTime: async () => Date.now(),
      });
      for (const scope of [...wide, ...pages]) {
        const mark = (await open().open()).marks[scopeKey(scope)];
        const seen = follow(backend, scope, mark);
        await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
        seen.stop();
        for (const snapshot of seen.snapshots) await take(scope, snapshot, mark);
      }
      await backend.dispose();
      await open().fold(() => []);
    },
    bytes: () => storedBytes(name),
  };
}
