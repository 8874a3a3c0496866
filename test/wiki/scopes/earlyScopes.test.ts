import { EarlyScopes } from '@/wiki/scopes/earlyScopes';
import { scopeKey } from '@/backend/scope';
import { players, queue, scopeWorld, wide, moderator } from '@test/support/scopeWorld';

const [playersKey, queueKey, wideKey] = [players, queue, wide].map(scopeKey);

test('what is followed before the manager is there is opened by it, and what was let go is not', () => {
  const { manager, open } = scopeWorld();
  const scopes = new EarlyScopes();
  const release = scopes.follow(players);
  scopes.follow(wide)();
  scopes.handTo(manager);
  manager.start();
  expect(open()).toEqual([playersKey]);
  release();
  manager.stop();
  expect(open()).toEqual([]);
});

test('what is followed later goes to the manager', () => {
  const { manager, open } = scopeWorld();
  const scopes = new EarlyScopes();
  scopes.handTo(manager);
  manager.start();
  manager.setAccount(moderator);
  scopes.follow(queue);
  scopes.follow(wide);
  expect(open()).toEqual([queueKey, wideKey]);
});

test('a scope whose stored rows were lost before is read from the beginning', () => {
  const stored = { [scopeKey(players)]: { watermark: 5 } };
  const resumes = [true, false].map((lost) => {
    const { manager, last } = scopeWorld(stored);
    const scopes = new EarlyScopes();
    scopes.follow(players);
    if (lost) scopes.restart([scopeKey(players)]);
    scopes.handTo(manager);
    manager.start();
    return last(scopeKey(players)).resume;
  });
  expect(resumes).toEqual([undefined, { watermark: 5 }]);
});
