import type { Firestore } from 'firebase-admin/firestore';
import type { DeltaId, UserId } from '@/model/ids';
import { recordKey } from '@/model/proposals/namedRecords';
import { isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
import type { Sport } from '@/model/sports';
import { applyDeletion } from './applyDeletion';
import { applyLane } from './applyLane';
import { applyStep, refuseUnaskable, type StepContext } from './applyStep';
import { readDelta } from '../../base/documents';
import { noVersion, versionOf } from './deltaVersions';
import { asDecided, finalResult } from './openDelta';
import type { DeltaResult } from './outcome';
import type { ApplyRequest } from './payload';
import { planDeltas, type ApplyWave } from './plan';
import type { WorkServices } from '../../base/work';
import { deadlineExceeded, endsCall, isUnaskable } from '../../base/storeErrors';

export interface ApplyServices extends WorkServices {
  readonly sports: readonly Sport[];
  /** Called with each result, and again if a later result replaces it. No personal data. */
  readonly log: (result: {
    readonly id: DeltaId;
    readonly outcome: string;
    readonly error?: unknown;
  }) => void;
  readonly now: () => number;
}

/** Lanes of a wave that run in parallel: enough to hide the store's latency, few enough for 256 MiB. */
const parallelLanes = 8;

/**
 * Applies deltas in the order of `planDeltas` and returns results in the order asked. Each delta must still
 * be in the version that the moderator saw or, if the call names none, the version at its start. Safe to
 * repeat after any failure and next to other calls. A failed delta stops only its dependents. An unexpected
 * error is thrown after the other deltas were tried; if the store does not respond, at once.
 */
export async function applyDeltas(
  services: ApplyServices,
  { deltaIds, force, seen, amend, approve, interests, judged, confirms }: ApplyRequest,
  moderator: UserId,
): Promise<readonly DeltaResult[]> {
  if (deltaIds.length === 0) return [];
  const { db, transact, log, hasTime, now } = services;
  const progress = new ApplyProgress(log);
  const { deltas, unreadable, decided, versions } = await readDeltas(db, deltaIds);
  // Conflicts and dependencies depend on the values as amended.
  for (const [id, delta] of deltas)
    deltas.set(id, asDecided(delta, { amend: amend?.get(id), moderator }) ?? delta);
  for (const result of decided.values()) progress.finish(result, undefined);
  const creates = new Map(
    [...deltas.values()].filter(isNewRecord).map((delta) => [delta.id, recordKey(delta)] as const),
  );

  const applyOne = async (id: DeltaId): Promise<DeltaResult | undefined> => {
    const known = decided.get(id);
    if (known) return known;
    const context: StepContext = {
      db,
      moderator,
      now: now(),
      sports: services.sports,
      force: force?.get(id),
      amend: amend?.get(id),
      approve: approve?.has(id) === true,
      interests,
      judged: judged?.get(id),
      confirms,
      seen: seen?.get(id) ?? versions.get(id) ?? noVersion,
      failed: progress.failed,
    };
    try {
      // Another call may have finished it. A plain read takes no lock to wait for.
      let result = finalResult(id, await db.collection('delta').doc(id).get());
      if (result === undefined) {
        if (!hasTime()) throw deadlineExceeded();
        const delta = deltas.get(id);
        if (delta && isDeletion(delta)) result = await applyDeletion(services, id, context);
        else
          result = await transact((tx) => applyStep(tx, id, context)).catch((error: unknown) => {
            if (!isUnaskable(error)) throw error;
            // Firestore rejects something in this delta, so the other deltas can continue.
            return transact((tx) => refuseUnaskable(tx, id, context));
          });
      }
      progress.finish(result, creates.get(id));
      return result;
    } catch (error) {
      progress.breakOff(id, creates.get(id), error);
      return undefined;
    }
  };
  // Unreadable deltas get their problem stored too. They depend on nothing.
  const waves: readonly ApplyWave[] = [unreadable.map((id) => [id]), ...planDeltas([...deltas.values()])];
  for (const wave of waves) {
    await inParallel(wave, parallelLanes, (lane) =>
      applyLane(lane, { db, deltas, applyOne, isOver: () => progress.isOver() }).catch((error: unknown) =>
        progress.fail(error),
      ),
    );
  }
  return progress.resultsOf(deltaIds);
}

class ApplyProgress {
  /** Keys of new records that were not applied, so that what names them waits. */
  readonly failed = new Set<string>();
  readonly #log: ApplyServices['log'];
  readonly #results = new Map<DeltaId, DeltaResult>();
  #failure: { readonly error: unknown } | undefined;

  constructor(log: ApplyServices['log']) {
    this.#log = log;
  }

  isOver(): boolean {
    return this.#failure !== undefined && endsCall(this.#failure.error);
  }

  finish(result: DeltaResult, creates: string | undefined): void {
    const { id, outcome } = result;
    this.#results.set(id, result);
    if (creates !== undefined && outcome !== 'applied' && outcome !== 'already-applied')
      this.failed.add(creates);
    this.#log({ id, outcome });
  }

  breakOff(id: DeltaId, creates: string | undefined, error: unknown): void {
    this.#log({ id, outcome: 'error', error });
    if (creates !== undefined) this.failed.add(creates);
    this.fail(error);
  }

  fail(error: unknown): void {
    this.#failure = this.#failure && !endsCall(error) ? this.#failure : { error };
  }

  resultsOf(ids: readonly DeltaId[]): readonly DeltaResult[] {
    if (this.#failure) throw this.#failure.error;
    return ids.flatMap((id) => this.#results.get(id) ?? []);
  }
}

/** Includes decided deltas, so that a call that resumes a killed one uses the same order. */
async function readDeltas(db: Firestore, ids: readonly DeltaId[]) {
  const deltas = new Map<DeltaId, Delta>();
  const unreadable: DeltaId[] = [];
  const decided = new Map<DeltaId, DeltaResult>();
  const versions = new Map<DeltaId, number>();
  const snapshots = await db.getAll(...ids.map((id) => db.collection('delta').doc(id)));
  for (const [at, id] of ids.entries()) {
    const snapshot = snapshots[at];
    if (!snapshot) throw new Error(`Expected an answer for delta/${id}, found none`);
    versions.set(id, versionOf(snapshot));
    const result = finalResult(id, snapshot);
    const delta = readDelta(snapshot);
    if (result) decided.set(id, result);
    if (delta.ok) deltas.set(id, delta.value);
    else if (!result) unreadable.push(id);
  }
  return { deltas, unreadable, decided, versions };
}

async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  // Workers share one iterator, so each item is taken once.
  await Promise.all(
    Array.from({ length: Math.min(width, items.length) }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
