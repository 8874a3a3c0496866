import { scopeKey } from '@/backend/scope';
import { userId } from '@/model/ids';
import {
  card,
  editor,
  moderator,
  players,
  queue,
  scopeWorld,
  snapshot,
  wide,
} from '@test/support/scopeWorld';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a scope', () => {
  test.each([
    ['narrow', card, 5_000],
    ['wide', players, 300_000],
  ] as const)(
    'that is %s is opened once for all who hold it, and closed a while after the last',
    (_, scope, kept) => {
      const c = scopeWorld();
      c.manager.start();
      const releases = [c.manager.follow(scope), c.manager.follow(scope)];
      expect(c.opened).toHaveLength(1);
      releases[0]!();
      releases[0]!();
      jest.advanceTimersByTime(600_000);
      expect(c.open()).toEqual([scopeKey(scope)]);
      releases[1]!();
      jest.advanceTimersByTime(kept - 1);
      expect(c.open()).toEqual([scopeKey(scope)]);
      jest.advanceTimersByTime(1);
      expect(c.open()).toEqual([]);
      expect(c.status(scope)).toBeUndefined();
    },
  );

  test('held again while it lingers is not opened anew', () => {
    const c = scopeWorld();
    c.manager.start();
    c.manager.follow(players)();
    jest.advanceTimersByTime(1_000);
    c.manager.follow(players);
    jest.advanceTimersByTime(60_000);
    expect(c.opened).toHaveLength(1);
    expect(c.open()).toEqual(['players']);
  });

  test('that was read once stays for five minutes, as long as its account does', () => {
    const c = scopeWorld();
    c.manager.start();
    c.manager.setAccount(moderator);
    const further = { kind: 'queue', page: { from: 5, count: 9 } } as const;
    c.manager.follow(further)();
    jest.advanceTimersByTime(299_999);
    expect(c.open()).toEqual(['queue/5/9']);
    jest.advanceTimersByTime(1);
    expect(c.open()).toEqual([]);
    c.manager.follow(further)();
    c.manager.setAccount(null);
    expect(c.open()).toEqual([]);
  });

  test('is opened when the backend is there; a private one when the account is known too', () => {
    const c = scopeWorld();
    c.manager.follow(players);
    c.manager.follow(queue);
    expect(c.opened).toEqual([]);
    c.manager.start();
    expect(c.open()).toEqual(['players']);
    c.manager.setAccount(moderator);
    expect(c.open()).toEqual(['players', 'queue']);
  });

  test('is opened again only when the account changes what it may show', () => {
    const c = scopeWorld();
    c.manager.start();
    c.manager.setAccount(null);
    c.manager.follow(players);
    c.manager.follow({ kind: 'ownDeltas', uid: userId('ann') });
    c.manager.follow(queue);
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
    const c = scopeWorld();
    c.manager.start();
    c.manager.follow(players);
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
    const c = scopeWorld();
    c.manager.start();
    c.manager.follow(players)();
    c.fail('players');
    c.manager.retryNow();
    expect(c.opened).toHaveLength(1);
    jest.advanceTimersByTime(300_000);
    expect(c.status(players)).toBeUndefined();
  });

  test('that breaks is opened again with growing patience, and at once says why', () => {
    const c = scopeWorld();
    c.manager.start();
    c.manager.follow(players);
    for (const wait of [750, 1_500, 3_000, 6_000]) {
      const before = c.opened.length;
      c.fail('players');
      expect(c.status(players)).toBe('failed');
      jest.advanceTimersByTime(wait - 1);
      expect(c.opened).toHaveLength(before);
      jest.advanceTimersByTime(1);
      expect(c.opened).toHaveLength(before + 1);
      // It shows the failure until something comes, without returning to loading.
      expect(c.status(players)).toBe('failed');
    }
    c.last('players').observer.next(snapshot());
    expect(c.status(players)).toBe('live');
    const before = c.opened.length;
    c.fail('players');
    jest.advanceTimersByTime(750);
    expect(c.opened).toHaveLength(before + 1);
  });

  test('that broke for a visitor is tried at once for whoever signs in', () => {
    const c = scopeWorld();
    c.manager.start();
    c.manager.setAccount(null);
    c.manager.follow(players);
    c.fail('players');
    c.manager.setAccount(editor);
    expect([c.opened.length, c.open()]).toEqual([2, ['players']]);
    jest.advanceTimersByTime(60_000);
    expect(c.opened).toHaveLength(2);
  });

  test('that broke and is let go is forgotten, and one held anew is not closed by it', () => {
    const c = scopeWorld();
    c.manager.start();
    c.manager.follow(players)();
    c.fail('players');
    jest.advanceTimersByTime(1_000);
    c.manager.follow(players);
    jest.advanceTimersByTime(60_000);
    expect(c.open()).toEqual(['players']);
    const release = c.manager.follow(queue);
    c.manager.setAccount(moderator);
    c.fail('queue');
    release();
    jest.advanceTimersByTime(60_000);
    expect(c.status(queue)).toBeUndefined();
    expect(c.open()).toEqual(['players']);
  });

  test('ends with the manager', () => {
    const c = scopeWorld();
    c.manager.start();
    c.manager.follow(players);
    c.manager.follow(wide);
    c.manager.stop();
    expect(c.open()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
