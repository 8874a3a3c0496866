import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { forgetPicks } from '../../../../functions/src/clock/picks/pickSheet';

/** A database where `uid` picked `p1` in match `m`, whose sheet has these lists; `log` names each write. */
function withPick(player: string, picks: object) {
  const log: unknown[] = [];
  const pick = { match: 'm', event: 'e', player, sureness: 3 };
  const docOf = (name: string, fields: Readonly<Record<string, unknown>>) => ({
    ref: { update: async (...changes: readonly unknown[]) => void log.push([name, ...changes]) },
    get: (field: string) => fields[field],
  });
  const docs = new Map([
    ['user/tim/pick', [docOf('pick', pick)]],
    ['pickSheet/m/part', [docOf('sheet', { picks })]],
  ]);
  const db = {
    collection: (path: string) => ({ get: async () => ({ docs: docs.get(path) ?? [] }) }),
    doc: (path: string) => ({ set: async () => void log.push([path]) }),
  } as unknown as Firestore;
  return { db, log };
}

const fromSheet = ['sheet', new FieldPath('picks', 'p1', '3'), FieldValue.arrayRemove('tim')];

test.each([
  ['picks', 'p1'],
  ['picks that an earlier attempt withdrew', ''],
])('%s are withdrawn first, then leave the sheets, and last the tables are marked', async (_, player) => {
  const { db, log } = withPick(player, { p1: { 3: ['sue', 'tim'], 1: ['kim'] }, p2: { 3: ['ann'] } });
  await forgetPicks(db, 'tim');
  expect(log).toEqual([['pick', { player: '' }], fromSheet, ['pickStale/e']]);
});
