import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as logger from 'firebase-functions/logger';
import { setByHand, type BudgetStage } from '@/model/operating/budget';
import { statusFile } from '@/model/published/publishedStatus';
import { logMessages } from '../../../functions/src/base/logMessages';
import { goesWithout } from '../../../functions/src/base/goesWithout';
import { changeBudget, readStage } from '../../../functions/src/base/storedBudget';
import { openStore } from '../support';

jest.mock('firebase-functions/logger', () => ({ info: jest.fn(), error: jest.fn() }));

const project = 'demo-budget';
const store = openStore(project);
const folder = mkdtempSync(join(tmpdir(), 'armwiki-budget-'));
Object.assign(process.env, {
  GCLOUD_PROJECT: project,
  FUNCTIONS_EMULATOR: 'true',
  ARMWIKI_SNAPSHOT_DIR: folder,
});
beforeEach(() => store.empty());
afterAll(async () => {
  await store.close();
  const { deleteApp, getApps } = await import('firebase-admin/app');
  await Promise.all(getApps().map((app) => deleteApp(app)));
  rmSync(folder, { recursive: true });
});

/** The example in Google's documentation, with the numbers of a test. */
const notification = (costAmount: number, costIntervalStart: string, alertThresholdExceeded?: number) => ({
  budgetDisplayName: 'Armwiki',
  ...(alertThresholdExceeded !== undefined && { alertThresholdExceeded }),
  costAmount,
  costIntervalStart,
  budgetAmount: 50.0,
  budgetAmountType: 'SPECIFIED_AMOUNT',
  currencyCode: 'USD',
});

/** Triggers the deployed function as Eventarc does for a message of Pub/Sub. */
async function publish(data: string, schemaVersion = '1.0'): Promise<void> {
  const { budget } = await import('../../../functions/src/index');
  const message = {
    data,
    attributes: {
      billingAccountId: '01D4EE-079462-DFD6EC',
      budgetId: 'de72f49d-779b-4945-a127-4d6ce8def0bb',
      schemaVersion,
    },
    messageId: '12345678',
    publishTime: '2026-05-20T12:00:00.000Z',
  };
  await budget({
    specversion: '1.0',
    id: message.messageId,
    source: `//pubsub.googleapis.com/projects/${project}/topics/armwiki-budget`,
    type: 'google.cloud.pubsub.topic.v1.messagePublished',
    time: message.publishTime,
    data: { message, subscription: `projects/${project}/subscriptions/budget` },
  } as never);
}
const says = (...about: Parameters<typeof notification>) =>
  publish(Buffer.from(JSON.stringify(notification(...about))).toString('base64'));

const published = (): BudgetStage =>
  (
    JSON.parse(brotliDecompressSync(readFileSync(join(folder, statusFile))).toString()) as {
      readonly stage: BudgetStage;
    }
  ).stage;

const may = '2026-05-01T07:00:00Z';
const june = '2026-06-01T07:00:00Z';

test('messages of the budget raise the stage, whatever their order, and the next month begins anew', async () => {
  const stages: BudgetStage[] = [];
  const without: boolean[] = [];
  for (const [cost, interval, threshold] of [
    [10, may],
    [41, may, 0.8],
    [46, may, 0.9],
    [41, may, 0.8],
    [50.5, may, 1],
    [45, may],
    [2, june],
    [60, may, 1],
  ] as const) {
    await says(cost, interval, threshold);
    stages.push(published());
    without.push(await goesWithout(() => readStage(store.db)));
  }
  expect(stages).toEqual([0, 1, 2, 2, 3, 3, 0, 0]);
  expect(without).toEqual(stages.map((stage) => stage > 0));
  expect(await store.get('upkeep/budget')).toEqual({ interval: Date.parse(june), share: 0.04 });
});

test('what an admin sets is published with the next message', async () => {
  await says(55, may, 1);
  await changeBudget(store.db, (budget) => setByHand(budget, 1, Date.parse(may) + 1_000));
  await says(56, may, 1);
  expect(published()).toBe(1);
  await says(66, may, 1);
  expect(published()).toBe(3);
});

test('what cannot be read changes nothing, is not sent again and is told to the log', async () => {
  await says(50, may, 1);
  for (const data of ['', 'bm90IEpTT04=', Buffer.from('{"costAmount":1}').toString('base64')])
    await publish(data);
  await publish(Buffer.from(JSON.stringify(notification(1, june))).toString('base64'), '2.0');
  const told = jest.mocked(logger.error).mock.calls.map(([message]) => String(message));
  expect(told).toEqual(Array.from({ length: 4 }, () => logMessages.budgetUnreadable));
  expect(await store.get('upkeep/budget')).toEqual({ interval: Date.parse(may), share: 1 });
});
