import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import { createLocalRows } from '@/device/rows/localRows';
import { emptyRows, replay } from '@test/support/replayRows';
import type { JournalEntry, RowStore, StoredRows } from '@/backend/rows';
import type { Command, CommandId } from '@/model/proposals/command';
import { command } from '@test/support/commands';
import { dyingStorage } from '@test/support/dyingStorage';
import { player } from '@test/support/factories';
import { storedRows } from '@test/support/storedRows';

const docs = (ids: readonly string[], updatedAt: number) => ids.map((id) => player(id, { updatedAt }));
const crowd = Array.from({ length: 4_200 }, (_, at) => `p${at}`);

/** A life with every kind of event; the many players need several records. */
const history: readonly (JournalEntry | Command | 'fold' | { readonly sent: CommandId })[] = [
  {
    entity: 'player',
    scope: 'players',
    event: { kind: 'added', docs: docs(['a', 'b', 'c'], 10) },
    watermark: 10,
  },
  command('c1'),
  { entity: 'player', scope: 'narrow/1', event: { kind: 'reset', docs: docs(['c', 'd', 'e'], 11) } },
  'fold',
  command('c2'),
  command('c1', { state: 'sending', attempts: 1 }),
  {
    entity: 'player',
    scope: 'players',
    event: { kind: 'removed', ids: ['a'], deletedIds: ['a'] },
    since: 10,
    watermark: 12,
  },
  {
    entity: 'player',
    scope: 'players',
    event: { kind: 'added', docs: docs(crowd, 13) },
    since: 12,
    watermark: 13,
  },
  { sent: command('c1').id },
  { entity: 'player', scope: 'narrow/1', event: { kind: 'reset', docs: docs(['e'], 14) } },
  'fold',
  {
    entity: 'player',
    scope: 'players',
    event: { kind: 'modified', docs: docs(['p7', 'b'], 15) },
    since: 13,
    watermark: 15,
  },
  'fold',
];

const normal = ({ entities, marks }: StoredRows) => ({
  docs: Object.fromEntries(entities.player.docs.map((doc) => [doc.id, doc.updatedAt])),
  held: Object.fromEntries(
    Object.entries(entities.player.held).flatMap(([scope, ids]) =>
      ids.length > 0 ? [[scope, [...ids].sort()]] : [],
    ),
  ),
  marks,
});

interface Durable {
  readonly entries: JournalEntry[];
  readonly commands: Map<CommandId, Command>;
}

async function live(rows: RowStore): Promise<Durable> {
  const durable: Durable = { entries: [], commands: new Map() };
  try {
    for (const step of history) {
      if (step === 'fold') await rows.fold(() => []);
      else if ('sent' in step) {
        await rows.deleteCommand(step.sent);
        durable.commands.delete(step.sent);
      } else if ('body' in step) {
        await rows.putCommand(step);
        durable.commands.set(step.id, step);
      } else {
        await rows.append([step]);
        durable.entries.push(step);
      }
    }
  } catch {
    // The page died here.
  }
  return durable;
}

async function expectDurable(open: () => RowStore, { entries, commands }: Durable): Promise<void> {
  expect(normal(await storedRows(open()))).toEqual(normal(replay(emptyRows(), entries)));
  expect(await open().loadCommands()).toEqual({ commands: [...commands.values()], unreadable: [] });
}

test('a crash before any single write leaves the last durable state readable', async () => {
  let finished = false;
  for (let cut = 0; !finished; cut += 1) {
    const name = `crash${cut}`;
    const open = () => createLocalRows(name);
    const death = dyingStorage(cut);
    const durable = await live(open());
    finished = death.left() >= 0;
    death.end();
    await expectDurable(open, durable);
    await open().fold(() => []);
    await expectDurable(open, durable);
    expect(cut).toBeLessThan(100);
  }
});
