import type { UnknownAction } from '@reduxjs/toolkit';
import { BackendError } from '@/backend/errors';
import { scopeKey, type Scope } from '@/backend/scope';
import type { Resume, ScopeObserver, Snapshot } from '@/backend/snapshot';
import { createScopeManager } from '@/features/wiki/scopes/scopeManager';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';
import { scopesSlice } from '@/features/wiki/scopes/scopesSlice';
import type { RootState } from '@/store/typed';
import { eventId, sportId, userId } from '@/model/ids';
import { match, player } from '@test/support/factories';

const players = { kind: 'players' } as const;
const queue = { kind: 'queue' } as const;
const card = { kind: 'matchesOfEvent', event: eventId('e1') } as const;
const editor = { uid: userId('ann'), moderator: false };
const moderator = { uid: userId('ann'), moderator: true };
const wide = { kind: 'matchesOfSport', sport: sportId('armw') } as const;

interface Opened {
  readonly key: string;
  readonly resume: Resume | undefined;
  readonly observer: ScopeObserver;
  open: boolean;
}

function setup(stored: Readonly<Record<string, Resume>> = {}) {
  const opened: Opened[] = [];
  const actions: UnknownAction[] = [];
  const reports: string[] = [];
  let state = scopesSlice.reducer(undefined, { type: 'init' });
  const manager = createScopeManager({
    backend: {
      subscribe: (scope, resume, observer) => {
        const one: Opened = { key: scopeKey(scope), resume, observer, open: true };
        opened.push(one);
        return () => {
          one.open = false;
        };
      },
    },
    dispatch: (action) => {
      actions.push(action);
      state = scopesSlice.reducer(state, action);
    },
    mark: (key) => stored[key],
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
    status: (scope: Scope) =>
      // The selector reads nothing but the scopes.
      selectScopeStatus({ scopes: state } as RootState, scope)?.status,
  };
}

const snapshot = (fields: Partial<Extract<Snapshot, { entity: 'player' }>> = {}): Snapshot => ({
  entity: 'player',
  events: [{ kind: 'reset', docs: [player('ann')] }],
  complete: true,
  unreadable: [],
  ...fields,
});
const cardSnapshot: Snapshot = {
  entity: 'match',
  events: [{ kind: 'reset', docs: [match('m1')] }],
  complete: true,
  unreadable: [],
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a scope', () => {
  test('is opened once for all who hold it, and closed a little after the last', () => {
    const c = setup();
    c.manager.start();
    const releases = [c.manager.hold(players), c.manager.hold(players)];
    expect(c.opened).toHaveLength(1);
    releases[0]!();
    releases[0]!();
    jest.advanceTimersByTime(60_000);
    expect(c.open()).toEqual(['players']);
    releases[1]!();
    jest.advanceTimersByTime(4_999);
    expect(c.open()).toEqual(['players']);
    jest.advanceTimersByTime(1);
    expect(c.open()).toEqual([]);
    expect(c.status(players)).toBeUndefined();
  });

  test('held again while it lingers is not opened anew', () => {
    const c = setup();
    c.manager.start();
    c.manager.hold(players)();
    jest.advanceTimersByTime(1_000);
    c.manager.hold(players);
    jest.advanceTimersByTime(60_000);
    expect(c.opened).toHaveLength(1);
    expect(c.open()).toEqual(['players']);
  });

  test('is opened when the backend is there; a private one when the account is known too', () => {
    const c = setup();
    c.manager.hold(players);
    c.manager.hold(queue);
    expect(c.opened).toEqual([]);
    c.manager.start();
    expect(c.open()).toEqual(['players']);
    c.manager.setAccount(moderator);
    expect(c.open()).toEqual(['players', 'queue']);
  });

  test('is opened again only when the account changes what it may show', () => {
    const c = setup();
    c.manager.start();
    c.manager.setAccount(null);
    c.manager.hold(players);
    c.manager.hold({ kind: 'ownDeltas', uid: userId('ann') });
    c.manager.hold(queue);
    expect(c.open()).toEqual(['players']);
    c.manager.setAccount(editor);
    expect(c.open()).toEqual(['players', 'ownDeltas/ann']);
    c.manager.setAccount({ ...editor });
    expect(c.opened).toHaveLength(2);
    c.manager.setAccount(moderator);
    expect(c.opened.map(({ key }) => key)).toEqual(['players', 'ownDeltas/ann', 'queue']);
    c.manager.setAccount(editor);
    expect(c.open()).toEqual(['players', 'ownDeltas/ann']);
    expect(c.status(queue)).toBeUndefined();
    c.manager.setAccount({ uid: userId('bea'), moderator: true });
    expect(c.open()).toEqual(['players', 'queue']);
    c.manager.setAccount({ uid: userId('ann'), moderator: true });
    expect(c.opened.map(({ key }) => key).slice(3)).toEqual(['queue', 'ownDeltas/ann', 'queue']);
    c.manager.setAccount(null);
    expect(c.open()).toEqual(['players']);
  });

  test('that broke is tried at once when the browser is online again, and then patiently anew', () => {
    const c = setup();
    c.manager.start();
    c.manager.hold(players);
    c.fail('players');
    jest.advanceTimersByTime(750);
    c.fail('players');
    c.manager.retryNow();
    expect(c.opened).toHaveLength(3);
    c.manager.retryNow();
    jest.advanceTimersByTime(60_000);
    expect(c.opened).toHaveLength(3);
    c.fail('players');
    jest.advanceTimersByTime(750);
    expect(c.opened).toHaveLength(4);
  });

  test('that lingers broken is not tried when the browser is online again', () => {
    const c = setup();
    c.manager.start();
    c.manager.hold(players)();
    c.fail('players');
    c.manager.retryNow();
    expect(c.opened).toHaveLength(1);
    jest.advanceTimersByTime(5_000);
    expect(c.status(players)).toBeUndefined();
  });

  test('that breaks is opened again with growing patience, and at once says why', () => {
    const c = setup();
    c.manager.start();
    c.manager.hold(players);
    for (const wait of [750, 1_500, 3_000, 6_000]) {
      const before = c.opened.length;
      c.fail('players');
      expect(c.status(players)).toBe('failed');
      jest.advanceTimersByTime(wait - 1);
      expect(c.opened).toHaveLength(before);
      jest.advanceTimersByTime(1);
      expect(c.opened).toHaveLength(before + 1);
    }
    c.last('players').observer.next(snapshot());
    expect(c.status(players)).toBe('live');
    const before = c.opened.length;
    c.fail('players');
    jest.advanceTimersByTime(750);
    expect(c.opened).toHaveLength(before + 1);
  });

  test('that broke and is let go is forgotten, and one held anew is not closed by it', () => {
    const c = setup();
    c.manager.start();
    c.manager.hold(players)();
    c.fail('players');
    jest.advanceTimersByTime(1_000);
    c.manager.hold(players);
    jest.advanceTimersByTime(60_000);
    expect(c.open()).toEqual(['players']);
    const release = c.manager.hold(queue);
    c.manager.setAccount(moderator);
    c.fail('queue');
    release();
    jest.advanceTimersByTime(60_000);
    expect(c.status(queue)).toBeUndefined();
    expect(c.open()).toEqual(['players']);
  });

  test('delivers nothing after it was closed', () => {
    const c = setup();
    c.manager.start();
    c.manager.hold(players)();
    jest.advanceTimersByTime(5_000);
    const before = c.actions.length;
    c.last('players').observer.next(snapshot());
    c.last('players').observer.error(new BackendError('unavailable', 'late'));
    expect(c.actions).toHaveLength(before);
  });

  test('dispatches one action per kind and is live with the complete answer', () => {
    const c = setup();
    c.manager.start();
    c.manager.hold(players);
    const { observer } = c.last('players');
    observer.next(snapshot({ complete: false, watermark: 1_000 }));
    expect(c.status(players)).toBe('opening');
    observer.next(
      snapshot({
        events: [
          { kind: 'removed', ids: ['bea'], deletedIds: ['bea'] },
          { kind: 'added', docs: [player('cat')] },
        ],
        watermark: 2_000,
      }),
    );
    expect(c.status(players)).toBe('live');
    expect(c.actions.filter(({ type }) => type.startsWith('players/'))).toEqual([
      { type: 'players/reset', payload: { scope: 'players', docs: [player('ann')], watermark: 1_000 } },
      { type: 'players/removed', payload: { scope: 'players', ids: ['bea'], deletedIds: ['bea'] } },
      { type: 'players/added', payload: { scope: 'players', docs: [player('cat')], watermark: 2_000 } },
    ]);
  });

  test('that is wide goes on from its watermark: the stored one, then the newest seen', () => {
    const stored = { watermark: 1_000, checkedAt: 20_000 };
    const c = setup({ players: stored, [scopeKey(card)]: stored });
    c.manager.start();
    c.manager.hold(players);
    c.manager.hold(card);
    expect(c.last('players').resume).toEqual(stored);
    expect(c.last(scopeKey(card)).resume).toBeUndefined();
    const added = { events: [{ kind: 'added' as const, docs: [player('bea')] }] };
    c.last('players').observer.next(
      snapshot({ ...added, since: 1_000, watermark: 3_000, checkedAt: 30_000 }),
    );
    c.fail('players');
    jest.advanceTimersByTime(1_000);
    expect(c.last('players').resume).toEqual({ watermark: 3_000, checkedAt: 30_000 });
  });

  test('whose fill breaks goes on from the last page, afresh from the first', () => {
    const c = setup({ players: { watermark: 9_000, checkedAt: 9_000 } });
    c.manager.start();
    c.manager.hold(players);
    c.last('players').observer.next(
      snapshot({ watermark: 3_000, checkedAt: 30_000, filling: true, complete: false }),
    );
    c.fail('players');
    jest.advanceTimersByTime(1_000);
    expect(c.last('players').resume).toEqual({ watermark: 3_000, checkedAt: 30_000, filling: true });
  });

  test('stores that it was checked when nothing changed, once', () => {
    const c = setup({ players: { watermark: 1_000, checkedAt: 20_000 } });
    c.manager.start();
    c.manager.hold(players);
    const quiet = snapshot({ events: [], since: 1_000, watermark: 1_000, checkedAt: 30_000 });
    c.last('players').observer.next(quiet);
    c.last('players').observer.next(quiet);
    expect(c.actions.filter(({ type }) => type.startsWith('players/'))).toEqual([
      {
        type: 'players/added',
        payload: { scope: 'players', docs: [], since: 1_000, watermark: 1_000, checkedAt: 30_000 },
      },
    ]);
  });

  test('reports a document that cannot be read once', () => {
    const c = setup();
    c.manager.start();
    c.manager.hold(players);
    const { observer } = c.last('players');
    observer.next(snapshot({ unreadable: ['player/x: no name', 'player/y: no name'] }));
    observer.next(snapshot({ unreadable: ['player/x: no name'] }));
    expect(c.reports).toEqual(['player/x: no name', 'player/y: no name']);
  });

  test('ends with the manager', () => {
    const c = setup();
    c.manager.start();
    c.manager.hold(players);
    c.manager.hold(wide);
    c.manager.stop();
    expect(c.open()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a narrow scope that a wide one covers', () => {
  function covered() {
    const c = setup();
    c.manager.start();
    c.manager.hold(card);
    const release = c.manager.hold(wide);
    return { ...c, release };
  }

  test('is followed until the wide one is live, then closed, and answered for by it', () => {
    const c = covered();
    expect(c.open()).toEqual([scopeKey(card), scopeKey(wide)]);
    c.last(scopeKey(wide)).observer.next(cardSnapshot);
    expect(c.open()).toEqual([scopeKey(wide)]);
    expect(c.status(card)).toBe('live');
    c.manager.hold({ ...card, event: eventId('e2') });
    expect(c.open()).toEqual([scopeKey(wide)]);
  });

  test('is followed again when the wide one breaks or closes', () => {
    const c = covered();
    c.last(scopeKey(wide)).observer.next(cardSnapshot);
    c.fail(scopeKey(wide));
    expect(c.open()).toEqual([scopeKey(card)]);
    jest.advanceTimersByTime(1_000);
    c.last(scopeKey(wide)).observer.next(cardSnapshot);
    expect(c.open()).toEqual([scopeKey(wide)]);
    c.release();
    jest.advanceTimersByTime(5_000);
    expect(c.open()).toEqual([scopeKey(card)]);
  });

  test('that was broken shows no error once it is covered, and is followed again later', () => {
    const c = covered();
    c.fail(scopeKey(card));
    c.last(scopeKey(wide)).observer.next(cardSnapshot);
    expect(c.status(card)).toBe('live');
    jest.advanceTimersByTime(60_000);
    expect(c.open()).toEqual([scopeKey(wide)]);
    c.release();
    jest.advanceTimersByTime(5_000);
    expect(c.open()).toEqual([scopeKey(card)]);
  });
});
