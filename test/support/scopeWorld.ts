import type { UnknownAction } from '@reduxjs/toolkit';
import { BackendError } from '@/backend/errors';
import { scopeKey, type Scope } from '@/backend/scope';
import type { Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';
import { ScopeManager } from '@/wiki/scopes/scopeManager';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import type { RootState } from '@/store/typed';
import { eventId, sportId, userId } from '@/model/ids';
import { match, player } from './factories';

export const players = { kind: 'players' } as const;
export const queue = { kind: 'queue' } as const;
export const card = { kind: 'matchesOfEvent', event: eventId('e1') } as const;
export const editor = { uid: userId('ann'), moderator: false };
export const moderator = { uid: userId('ann'), moderator: true };
export const wide = { kind: 'matchesOfSport', sport: sportId('armw') } as const;

interface Opened {
  readonly key: string;
  readonly resume: Resume | undefined;
  readonly observer: ScopeObserver;
  open: boolean;
}

export function scopeWorld(stored: Readonly<Record<string, Resume>> = {}) {
  const opened: Opened[] = [];
  const actions: UnknownAction[] = [];
  const reports: string[] = [];
  let state = scopesSlice.reducer(undefined, { type: 'init' });
  const manager = new ScopeManager({
    backend: {
      subscribe: (scope, observer) => {
        const one: Opened = { key: scopeKey(scope), resume: observer.mark(), observer, open: true };
        opened.push(one);
        return () => {
          one.open = false;
        };
      },
    },
    sports: () => [sportId('armw')],
    dispatch: (action) => {
      actions.push(action);
      state = scopesSlice.reducer(state, action);
    },
    mark: (key) => stored[key],
    held: () => [],
    deltas: () => [],
    forget: async () => undefined,
    random: () => 0.5,
    report: (message) => reports.push(message),
  });
  return {
    manager,
    opened,
    actions,
    reports,
    open: () => opened.filter((one) => one.open).map(({ key }) => key),
    last: (key: string) => opened.findLast((one) => one.key === key)!,
    fail: (key: string) => {
      const one = opened.findLast((each) => each.key === key)!;
      one.open = false;
      one.observer.error(new BackendError('unavailable', 'The stream broke'));
    },
    status: (scope: Scope) => selectScopeStatus({ scopes: state } as RootState, scope)?.status,
  };
}

export const snapshot = (fields: Partial<Extract<Snapshot, { entity: 'player' }>> = {}): Snapshot => ({
  entity: 'player',
  events: [{ kind: 'reset', docs: [player('ann')] }],
  complete: true,
  unreadable: [],
  ...fields,
});
export const cardSnapshot: Snapshot = {
  entity: 'match',
  events: [{ kind: 'reset', docs: [match('m1')] }],
  complete: true,
  unreadable: [],
};
