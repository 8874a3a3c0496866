import { BackendError } from '@/backend/errors';
import { scopeKey } from '@/backend/scope';
import { eventId } from '@/model/ids';
import { player } from '@test/support/factories';
import { card, cardSnapshot, players, scopeWorld, snapshot, wide } from '@test/support/scopeWorld';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what a scope brings', () => {
  test('delivers nothing after it was closed', () => {
    const c = scopeWorld();
    c.manager.start();
    c.manager.follow(players)();
    jest.advanceTimersByTime(300_000);
    const before = c.actions.length;
    c.last('players').observer.next(snapshot());
    c.last('players').observer.error(new BackendError('unavailable', 'late'));
    expect(c.actions).toHaveLength(before);
  });

  test('dispatches one action per kind and is live with the complete answer', () => {
    const c = scopeWorld();
    c.manager.start();
    c.manager.follow(players);
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
    const c = scopeWorld({ players: stored, [scopeKey(card)]: stored });
    c.manager.start();
    c.manager.follow(players);
    c.manager.follow(card);
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
    const c = scopeWorld({ players: { watermark: 9_000, checkedAt: 9_000 } });
    c.manager.start();
    c.manager.follow(players);
    c.last('players').observer.next(
      snapshot({ watermark: 3_000, checkedAt: 30_000, filling: true, complete: false }),
    );
    c.fail('players');
    jest.advanceTimersByTime(1_000);
    expect(c.last('players').resume).toEqual({ watermark: 3_000, checkedAt: 30_000, filling: true });
  });

  test('stores that it was checked when nothing changed, once', () => {
    const c = scopeWorld({ players: { watermark: 1_000, checkedAt: 20_000 } });
    c.manager.start();
    c.manager.follow(players);
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
    const c = scopeWorld();
    c.manager.start();
    c.manager.follow(players);
    const { observer } = c.last('players');
    observer.next(snapshot({ unreadable: ['player/x: no name', 'player/y: no name'] }));
    observer.next(snapshot({ unreadable: ['player/x: no name'] }));
    expect(c.reports).toEqual(['player/x: no name', 'player/y: no name']);
  });
});

describe('a narrow scope that a wide one covers', () => {
  function covered() {
    const c = scopeWorld();
    c.manager.start();
    c.manager.follow(card);
    const release = c.manager.follow(wide);
    return { ...c, release };
  }

  test('is followed until the wide one is live, then closed, and answered for by it', () => {
    const c = covered();
    expect(c.open()).toEqual([scopeKey(card), scopeKey(wide)]);
    c.last(scopeKey(wide)).observer.next(cardSnapshot);
    expect(c.open()).toEqual([scopeKey(wide)]);
    expect(c.status(card)).toBe('live');
    c.manager.follow({ ...card, event: eventId('e2') });
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
    jest.advanceTimersByTime(300_000);
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
    jest.advanceTimersByTime(300_000);
    expect(c.open()).toEqual([scopeKey(card)]);
  });
});

describe('a scope whose stored rows were damaged', () => {
  test('is read from the beginning at once when it is open, and later when it is not', () => {
    const stored = { watermark: 1_000, checkedAt: 20_000 };
    const c = scopeWorld({ players: stored, events: stored });
    c.manager.start();
    c.manager.follow(players);
    expect(c.last('players').resume).toEqual(stored);
    c.manager.restart(['players', 'events']);
    expect(c.open()).toEqual(['players']);
    expect(c.last('players').resume).toBeUndefined();
    c.manager.follow({ kind: 'events' });
    expect(c.last('events').resume).toBeUndefined();
  });
});

describe('a sport that is kept for offline use', () => {
  const stored = { [scopeKey(wide)]: { watermark: 1_000, checkedAt: 20_000 } };

  test('covers its matches even before it has answered, and while it cannot be reached', () => {
    const c = scopeWorld(stored);
    const release = c.manager.keep(wide);
    c.manager.follow(card);
    c.manager.start();
    expect(c.open()).toEqual([scopeKey(wide)]);
    c.fail(scopeKey(wide));
    expect(c.open()).toEqual([]);
    expect(c.status(card)).toBe('failed');
    jest.advanceTimersByTime(1_000);
    expect(c.open()).toEqual([scopeKey(wide)]);
    release();
    expect(c.open()).toEqual([scopeKey(wide), scopeKey(card)]);
  });

  test('covers nothing before its first fill is complete', () => {
    const c = scopeWorld({ [scopeKey(wide)]: { watermark: 1_000, checkedAt: 20_000, filling: true } });
    c.manager.keep(wide);
    c.manager.follow(card);
    c.manager.start();
    expect(c.open()).toEqual([scopeKey(wide), scopeKey(card)]);
    c.last(scopeKey(wide)).observer.next(cardSnapshot);
    expect(c.open()).toEqual([scopeKey(wide)]);
  });
});
