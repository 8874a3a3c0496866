import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { BudgetStage } from '@/model/operating/budget';
import { mostCounted } from '@/model/published/statusLimits';
import {
  parseStatus,
  statusFile,
  statusVersion,
  type PublishedStatus,
  type QueueCount,
} from '@/model/published/publishedStatus';
import { collections } from '@/model/schema/recordSchema';
import { logMessages } from '../../base/logMessages';
import { readStage } from '../../base/storedBudget';
import { readChangesList } from '../snapshot/publishChanges';
import { readManifest, readParsed, writeJson } from '../snapshot/publishedFiles';
import type { SnapshotStore } from '../snapshot/snapshotStore';

export interface StatusServices {
  readonly db: Firestore;
  readonly store: SnapshotStore;
  readonly now: () => number;
  readonly version?: string;
  readonly log: (message: string, fields: object) => void;
}

export const builtVersion = process.env['ARMWIKI_VERSION'] ?? 'unbuilt';

/**
 * Publishes the wiki's status from published files and about three reads. The last call overwrites everything
 * except `lookedAt`, when the copy was last found current: only that check knows it, so it is kept from the
 * previous status.
 */
export async function publishStatus(services: StatusServices, copyLookedAt?: number): Promise<void> {
  const { db, store, log } = services;
  let stage: BudgetStage;
  let status: PublishedStatus;
  do {
    stage = await readStage(db);
    status = await statusOf(services, stage, copyLookedAt);
    await writeJson(store, statusFile, status);
  } while ((await readStage(db)) !== stage);
  log(logMessages.statusPublished, agesOf(status));
}

async function statusOf(
  { db, store, now, version }: StatusServices,
  stage: BudgetStage,
  copyLookedAt: number | undefined,
): Promise<PublishedStatus> {
  const [manifest, changes, queue] = await Promise.all([
    readManifest(store),
    readChangesList(store),
    queueOf(db),
  ]);
  // Read it last, because another run may have checked the copy meanwhile.
  const before = await readParsed(store, statusFile, parseStatus);
  const looked = [copyLookedAt, before?.copy?.lookedAt].filter((time) => time !== undefined);
  return {
    version: statusVersion,
    at: now(),
    ...(manifest && {
      copy: {
        of: earliest(manifest.collections),
        ...(looked.length > 0 && { lookedAt: Math.max(...looked) }),
      },
    }),
    ...(changes && { changes: earliest(changes.collections) }),
    queue,
    functions: version ?? before?.functions ?? 'unknown',
    stage,
  };
}

const earliest = (
  of: Readonly<Record<(typeof collections)[number], { readonly checkedAt: number }>>,
): number => Math.min(...collections.map((collection) => of[collection].checkedAt));

export async function queueOf(db: Firestore): Promise<QueueCount> {
  const open = db.collection('delta').where('status', '==', 'new');
  const [counted, first] = await Promise.all([
    open.limit(mostCounted).count().get(),
    open.orderBy('timestamp').limit(1).get(),
  ]);
  const oldest: unknown = first.docs[0]?.get('timestamp');
  return {
    open: counted.data().count,
    ...(oldest instanceof Timestamp && { oldest: oldest.toMillis() }),
  };
}

const hourMs = 3_600_000;

export function agesOf({
  at,
  copy,
  changes,
  queue,
  stage,
}: PublishedStatus): Readonly<Record<string, number>> {
  const hours = (time: number) => Math.max(0, Math.round(((at - time) / hourMs) * 100) / 100);
  return {
    stage,
    open: queue.open,
    queueAgeHours: queue.oldest === undefined ? 0 : hours(queue.oldest),
    ...(copy?.lookedAt !== undefined && { copyAgeHours: hours(copy.lookedAt) }),
    ...(changes !== undefined && { changesAgeHours: hours(changes) }),
  };
}
