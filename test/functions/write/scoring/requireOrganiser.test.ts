import type { Firestore } from 'firebase-admin/firestore';
import { requireOrganiser } from '../../../../functions/src/write/scoring/organisers';

type Fields = Readonly<Record<string, unknown>>;

/** A database with these invitations, where everybody organises every event. */
function invitations(stored: Readonly<Record<string, Fields>>) {
  const snapshot = (id: string, fields: Fields = {}) => ({ id, get: (field: string) => fields[field] });
  const query = { where: () => query, get: async () => ({ docs: [snapshot('appointment')] }) };
  const doc = (id: string) => ({ get: async () => snapshot(id, stored[id]) });
  return { collection: () => ({ ...query, doc }) } as unknown as Firestore;
}

test('an organiser ends the own invitations, and neither those of others nor an appointment', async () => {
  const db = invitations({
    own: { event: 'e', by: 'ed' },
    mods: { event: 'e', by: 'mod' },
    appointment: { event: 'e', by: 'ed', organiser: 'ed' },
  });
  const end = (scorer: string) =>
    requireOrganiser(db, { kind: 'revokeScorer', scorer, entries: 'drop' }, 'ed');
  await expect(end('own')).resolves.toBeUndefined();
  for (const other of ['mods', 'appointment', 'none'])
    await expect(end(other)).rejects.toMatchObject({ code: 'permission-denied' });
});
