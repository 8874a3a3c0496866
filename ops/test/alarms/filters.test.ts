import type { Firestore } from 'firebase-admin/firestore';
import type * as Logger from 'firebase-functions/logger';
import { deltaId } from '@/model/ids';
import { readAlarmFiles } from '../../alarms/alarmFiles';
import { entryOf, extracted, isTaken, type LogEntry } from './logFilter';

// Functions log there from the moment their code is loaded, as in the cloud.
const lines: string[] = [];
for (const level of ['info', 'error'] as const)
  jest
    .spyOn(console, level)
    .mockImplementation((...said: readonly unknown[]) => void lines.push(String(said[0])));
afterAll(() => jest.restoreAllMocks());

/** Entries written by some work of the functions, with the logger they have when deployed. */
async function logged(work: (logger: typeof Logger) => unknown): Promise<readonly LogEntry[]> {
  const logger = await import('firebase-functions/logger');
  lines.length = 0;
  await work(logger);
  return lines.map(entryOf);
}

const { metrics } = readAlarmFiles('my-wiki');
const taking = (entry: LogEntry) =>
  metrics
    .filter(({ content }) => isTaken(content.filter, entry))
    .map(({ content }) => content.name.replace('armwiki/', ''));
const valueOf = (name: string, entry: LogEntry) =>
  extracted(
    metrics.find(({ content }) => content.name === `armwiki/${name}`)?.content.valueExtractor ?? '',
    entry,
  );

test('a proposal that could not be applied is counted, and one that could is not', async () => {
  const { applyServicesOn } = await import('../../../functions/src/write/apply/handleApplyWikiDelta');
  const entries = await logged((logger) => {
    const { log } = applyServicesOn({
      db: {} as Firestore,
      logger,
      now: Date.now,
      sports: [],
      hasTime: () => true,
    });
    log({ id: deltaId('d'), outcome: 'error', error: new TypeError('broken') });
    log({ id: deltaId('d'), outcome: 'applied' });
  });
  expect(entries.map(taking)).toEqual([['applications_failed'], []]);
});

test('applications that could not be finished are counted', async () => {
  const { logMessages } = await import('../../../functions/src/base/logMessages');
  const entries = await logged((logger) => {
    logger.info(logMessages.copiesRefreshed, {
      resumed: { finished: 1, failed: 2, complete: true },
      refreshed: 0,
    });
    logger.info(logMessages.copiesRefreshed, {
      resumed: { finished: 1, failed: 0, complete: true },
      refreshed: 3,
    });
    logger.info(logMessages.copiesRefreshed, { note: 'player_x', done: true });
  });
  expect(entries.map(taking)).toEqual([['applications_stale'], [], []]);
});

test('the ages of what is published and of the queue are measured, and the stage', async () => {
  const { agesOf } = await import('../../../functions/src/publish/status/publishStatus');
  const { logMessages } = await import('../../../functions/src/base/logMessages');
  const hour = 3_600_000;
  const [entry, young] = await logged((logger) => {
    logger.info(
      logMessages.statusPublished,
      agesOf({
        version: 1,
        at: 100 * hour,
        copy: { of: 0, lookedAt: 70 * hour },
        changes: 95 * hour,
        queue: { open: 3, oldest: 20 * hour },
        functions: '1',
        stage: 2,
      }),
    );
    logger.info(
      logMessages.statusPublished,
      agesOf({ version: 1, at: 0, queue: { open: 0 }, functions: '1', stage: 0 }),
    );
  });
  const names = ['budget_stage', 'changes_age', 'copy_age', 'queue_age'];
  expect(taking(entry!)).toEqual([...names, 'status_published']);
  expect(names.map((name) => valueOf(name, entry!))).toEqual([2, 5, 30, 80]);
  expect(taking(young!)).toEqual(['budget_stage', 'queue_age', 'status_published']);
});

test('a message about the budget that cannot be read is counted', async () => {
  const { handleBudget } = await import('../../../functions/src/react/handleBudget');
  const entries = await logged((logger) =>
    handleBudget(
      { db: {} as Firestore, logger, now: Date.now, publishStatus: async () => undefined },
      { data: 'bm90IEpTT04=', attributes: {} },
    ),
  );
  expect(entries.map(taking)).toEqual([['budget_unreadable']]);
});

test('work in the background that failed is counted, whatever it is, and files with a withheld name by themselves', async () => {
  const { workFailedOn } = await import('../../../functions/src/base/workFailed');
  const entries = await logged((logger) => {
    workFailedOn(logger, 'copies')('player_x', new TypeError('Ann Example has no copies'));
    workFailedOn(logger, 'withholding')('act1', new TypeError('broken'));
    workFailedOn(logger, 'withheldFiles')('act1', new TypeError('broken'));
  });
  expect(entries.map(taking)).toEqual([['work_failed'], ['work_failed'], ['purges_failed', 'work_failed']]);
  expect(entries.map(({ jsonPayload }) => [jsonPayload?.['kind'], jsonPayload?.['id']])).toEqual([
    ['copies', 'player_x'],
    ['withholding', 'act1'],
    ['withheldFiles', 'act1'],
  ]);
  expect(JSON.stringify(entries)).not.toContain('Ann Example');
});
