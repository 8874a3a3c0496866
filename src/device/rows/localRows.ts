import type { JournalEntry, OpenedRows, RowsSlice, RowStore, ShowFirst } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import { createCommandRows } from '../outbox/commandRows';
import { orDamaged } from '../base/damage';
import type { Damaged } from '../folding/repair';
import { docCodecs } from '../columns/docCodecs';
import type { FoldBeside } from '../folding/foldIn';
import { alone, together } from '../base/locks';
import { pause, pauseAfter } from '@/lib/pause';
import { journalRecord, journalWithCompleteBefore, marksAfter, readJournal } from '../journal/readJournal';
import {
  asHead,
  asIndex,
  bucketKey,
  emptyHead,
  emptyIndex,
  headKey,
  indexKey,
  type Head,
} from '../folding/storedRecords';
import { entityNames } from '../journal/replay';
import { readTable } from '../columns/readTable';
import { fenced, openRowFiles } from '../folding/rowFiles';
import { Interner } from '../columns/interner';
import { readTexts } from '../columns/textList';
import { restoreOrder } from './restoreOrder';

const writing = () => import(/* webpackChunkName: "stored-rows" */ './rowsWriting');

/**
 * Rows in IndexedDB: records of columns, and a journal. Each snapshot appends one journal record that
 * includes its watermarks, so both are stored or neither. Folding writes changed records and only then
 * deletes the entries it has read. After a crash the remaining entries are replayed with the same result.
 *
 * Only damaged parts are discarded, after the watermarks that cover them, so the server sends them again.
 * Records of a later app version are not touched. `foldBeside` replaces folding in the page.
 */
export function createLocalRows(name: string, foldBeside?: FoldBeside): RowStore {
  const files = openRowFiles(name);
  const { records, journal } = files;

  async function open(show?: ShowFirst): Promise<OpenedRows> {
    const stored = await readHead(records);
    // Opening its database before would delay the head, which the first screen waits for.
    const journaling = readJournal(journal, pause);
    // It is never awaited if the head cannot be repaired.
    void journaling.catch(() => undefined);
    const head = stored === 'damaged' ? await repaired(files) : (stored ?? emptyHead());
    const first: RowsSlice[] = [];
    let damaged = stored === 'damaged';
    for (const [entity, record] of head.first) {
      // Only a copy: the rows also come from their own records.
      const rows = await orDamaged(async () => readTable(entity, record));
      if (rows === 'damaged') damaged = true;
      else first.push({ entity, rows });
    }
    show?.(first);
    const journaled = await journaling;
    return {
      journal: journalWithCompleteBefore(head.marks, journaled),
      marks: marksAfter(head.marks, journaled),
      damaged: damaged || journaled.damagedAt !== undefined,
      readRest,
    };
  }

  async function readRest(...[take, done]: Parameters<OpenedRows['readRest']>): Promise<readonly ScopeKey[]> {
    let damaged: readonly Damaged[] = [];
    await together(files.lock, async () => {
      damaged = await readRecords(records, take, done);
    });
    if (damaged.length === 0) return [];
    const { giveUpRecords } = await writing();
    let lost: readonly ScopeKey[] = [];
    await alone(files.lock, async (renew) => {
      lost = await giveUpRecords(fenced(records, renew), damaged);
    });
    return lost;
  }

  return {
    open,
    append: (entries) => journal.append(journalRecord(entries)),
    fold: async (first) => {
      const shown = await first();
      return (await foldBeside?.(name, shown)) ?? (await writing()).foldJournal(files, shown);
    },
    clear: (kept) => clearScopes(files, kept),
    forget: () => forgetRows(files),
    ...createCommandRows(name),
  };
}

type RowFiles = ReturnType<typeof openRowFiles>;

const readHead = (records: LocalForage): Promise<Head | undefined | 'damaged'> =>
  orDamaged(async () => asHead(await records.getItem<unknown>(headKey)));

async function repaired({ records, lock }: RowFiles): Promise<Head> {
  let head = emptyHead();
  const { repairHead } = await writing();
  await alone(lock, async (renew) => {
    head = (await repairHead(fenced(records, renew))) ?? head;
  });
  return head;
}

/** Records for the database to read ahead, so that the page seldom waits for one. */
const ahead = 5;

/** A record takes longer on a slow device, which then pauses twice for each. */
const mostMsPerTurn = 5;

async function readRecords(
  records: LocalForage,
  ...[take, done]: Parameters<OpenedRows['readRest']>
): Promise<readonly Damaged[]> {
  const damaged: Damaged[] = [];
  // Another tab may have split the rows into more records since.
  const head = await readHead(records);
  const { bits } = head === 'damaged' || head === undefined ? emptyHead() : head;
  const parts = restoreOrder.flatMap((entity) =>
    Array.from({ length: 2 ** bits[entity] }, (_, bucket) => ({ entity, bits: bits[entity], bucket })),
  );
  const read = ({ entity, bits: of, bucket }: Damaged) => {
    const record = orDamaged(() => records.getItem<unknown>(bucketKey(entity, of, bucket)));
    // It may never be awaited if an earlier one fails.
    void record.catch(() => undefined);
    return record;
  };
  const internerOf = createInterners(records);
  const coming = parts.slice(0, ahead).map(read);
  const rest = pauseAfter(mostMsPerTurn);
  for (const [at, part] of parts.entries()) {
    const record = await coming.shift();
    const later = parts[at + ahead];
    if (later) coming.push(read(later));
    if (record != null) {
      const interner = await internerOf(part.entity);
      const rows =
        record === 'damaged' ? record : await orDamaged(() => readTable(part.entity, record, interner, rest));
      if (rows === 'damaged') damaged.push(part);
      else {
        await rest();
        take({ entity: part.entity, rows });
      }
    }
    if (parts[at + 1]?.entity !== part.entity) await done(part.entity);
    await rest();
  }
  return damaged;
}

/** Entities without listed columns do not wait for the texts: sign-in needs deltas early. */
function createInterners(records: LocalForage): (entity: EntityName) => Interner | Promise<Interner> {
  const texts = readTexts(records, pause);
  // It may never be awaited if something else fails first.
  void texts.catch(() => undefined);
  const plain = new Interner();
  let ofColumns: Interner | undefined;
  return (entity) =>
    docCodecs[entity] === undefined
      ? plain
      : (ofColumns ?? texts.then((known) => (ofColumns ??= new Interner(known))));
}

async function clearScopes(
  { records, journal, lock }: RowFiles,
  kept: (scope: ScopeKey) => boolean,
): Promise<void> {
  const { dropDictionary, foldEntries, repairHead, repairIndex } = await writing();
  await alone(lock, async (renew) => {
    const write = fenced(records, renew);
    const head = (await repairHead(write)) ?? emptyHead();
    const index = (await repairIndex(write, head)) ?? emptyIndex();
    const read = await readJournal(journal, pause);
    const resets = entityNames.flatMap((entity) => {
      const journaled = read.entries.flatMap((entry) => (entry.entity === entity ? [entry.scope] : []));
      return [...new Set([...Object.keys(index.tables[entity].holding), ...journaled])]
        .filter((scope) => !kept(scope))
        .map((scope): JournalEntry => ({ entity, scope, event: { kind: 'reset', docs: [] } }));
    });
    await foldEntries(write, { ...read, entries: [...read.entries, ...resets] }, []);
    if (await holdsNothing(records)) await dropDictionary(write);
    await renew();
    await journal.deleteUpTo(read.last);
  });
}

/** The journal first: until the records are cleared in one step, their watermarks remain true. */
async function forgetRows({ records, journal, lock }: RowFiles): Promise<void> {
  await alone(lock, async (renew) => {
    const { last } = await readJournal(journal, pause);
    await renew();
    await journal.deleteUpTo(last);
    await renew();
    await records.clear();
  });
}

async function holdsNothing(records: LocalForage): Promise<boolean> {
  const { tables } = asIndex(await records.getItem<unknown>(indexKey)) ?? emptyIndex();
  return Object.values(tables).every(({ sizes }) => Object.values(sizes).every((size) => size === 0));
}
