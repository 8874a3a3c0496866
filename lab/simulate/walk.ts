import { scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import type { Client } from '@/app/client/client';
import { applyDeltas, rejectDeltas, upsertDelta } from '@/wiki/proposals/deltasThunks';
import { selectDelta, selectQueueIds, selectRecentChangeIds } from '@/wiki/deltas/deltasSelectors';
import { userId } from '@/model/ids';
import { recentChangesCount } from '@/model/published/recentChangesCount';
import type { Match } from '@/model/records/records';
import { callSeconds, editSeconds, rejectSeconds, type Step } from './kinds';
import { frameScopes, pageScopes, type PageVisit } from './pageScopes';

export interface WalkOptions {
  readonly client: Pick<Client, 'scopes' | 'store'>;
  readonly uid?: string;
  readonly moderator?: boolean;
  readonly event: string;
  readonly player: string;
  readonly matches: readonly Match[];
  /** Lets the seconds pass once every request has been answered. */
  readonly pass: (seconds: number) => Promise<void>;
  readonly sleep: (hours: number) => Promise<void>;
  /** The last page stays open. */
  readonly stay?: boolean;
}

export async function walk(steps: readonly Step[], options: WalkOptions): Promise<void> {
  const { client, uid, moderator = false, pass, sleep } = options;
  const { store } = client;
  const follow = (scopes: readonly Scope[]) => {
    const followed = new Map<ScopeKey, () => void>();
    for (const scope of scopes) {
      const key = scopeKey(scope);
      if (!followed.has(key)) followed.set(key, client.scopes.follow(scope));
    }
    return () => followed.forEach((release) => release());
  };
  const frame = follow(frameScopes(uid, moderator));
  let leave = () => {};

  const look = async (page: PageVisit['page'], seconds: number) => {
    const id = page === 'event' ? options.event : options.player;
    const next = follow(pageScopes(page === 'event' || page === 'player' ? { page, id } : { page }, uid));
    // Follow the next page before leaving the last, as the router does.
    leave();
    // The first screen comes before the names in it.
    await pass(1);
    const names = page === 'home' ? follow(profiles(namesOnHome())) : () => {};
    leave = () => {
      next();
      names();
    };
    await pass(seconds - 1);
  };

  const namesOnHome = (): readonly string[] =>
    selectRecentChangeIds(store.getState())
      .slice(0, recentChangesCount)
      .flatMap((id) => selectDelta(store.getState(), id)?.author ?? []);

  const profiles = (uids: readonly string[]) =>
    uids.map((each): Scope => ({ kind: 'profile', uid: userId(each) }));

  const decide = async (calls: number, each: number, rejected: number) => {
    const queue = selectQueueIds(store.getState());
    for (let call = 0; call < calls; call += 1) {
      store.dispatch(applyDeltas(queue.slice(call * each, (call + 1) * each)));
      await pass(callSeconds);
    }
    for (const id of queue.slice(calls * each, calls * each + rejected)) {
      store.dispatch(rejectDeltas([id], { reason: 'No source' }));
      await pass(rejectSeconds);
    }
  };

  for (const step of steps) {
    switch (step.do) {
      case 'look':
        await look(step.at, step.seconds);
        break;
      case 'edit':
        for (const { id, order } of options.matches.slice(0, step.count)) {
          store.dispatch(
            upsertDelta({ collection: 'match', docId: id, field: 'order', value: order + 1_000 }),
          );
          await pass(editSeconds);
        }
        break;
      case 'decide':
        await decide(step.calls, step.each, step.rejected);
        break;
      case 'sleep':
        await sleep(step.hours);
        break;
    }
  }
  if (options.stay) return;
  leave();
  frame();
}
