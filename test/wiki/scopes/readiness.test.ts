import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/client/rootReducer';
import { isPending, selectReadiness, type Readiness } from '@/wiki/scopes/readiness';
import { scopesSlice, type ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { storageActions } from '@/wiki/storage/storageSlice';

const live: ScopeStatus = { status: 'live' };
const opening: ScopeStatus = { status: 'opening' };
const kept: ScopeStatus = { status: 'opening', complete: true };
const failed: ScopeStatus = { status: 'failed', error: { code: 'unavailable', message: 'No connection.' } };

const facts = {
  'matches come back': storageActions.rowsAwaited(['player', 'match']),
  'players come back': storageActions.rowsAwaited(['player']),
  'the copy comes in': scopesSlice.actions.filled({ scope: 'matchesOfSport/armw', share: 0.2 }),
  'a first visit': scopesSlice.actions.onlyFirst(true),
};
type Fact = keyof typeof facts | 'no network';

const read = (
  scopes: readonly (ScopeStatus | undefined)[],
  told: readonly Fact[],
  wants: { readonly stored?: 'match'; readonly whole?: boolean },
) => {
  const store = configureStore({ reducer: rootReducer });
  for (const fact of told) if (fact !== 'no network') store.dispatch(facts[fact]);
  return selectReadiness(store.getState(), { scopes, online: !told.includes('no network'), ...wants });
};

const all = { stored: 'match', whole: true } as const;
const nothing = {};

test.each<
  [Readiness, readonly (ScopeStatus | undefined)[], readonly Fact[], { stored?: 'match'; whole?: boolean }]
>([
  // Own rows come first, whatever the server says.
  ['restoring', [live], ['matches come back'], all],
  ['restoring', [failed], ['matches come back', 'the copy comes in', 'no network'], all],
  ['restoring', [], ['matches come back'], { stored: 'match' }],
  ['ready', [live], ['players come back'], all],
  ['ready', [live], ['matches come back'], nothing],
  // One failure shows, because all answers are needed.
  ['failed', [failed], [], all],
  ['failed', [live, failed, opening], ['the copy comes in', 'no network'], all],
  ['ready', [], [], all],
  ['ready', [live, live], ['the copy comes in', 'no network'], all],
  ['opening', [live, opening], [], all],
  // Scopes without an answer of their own wait for the copy if the data has to be whole.
  ['filling', [opening], ['the copy comes in'], all],
  ['filling', [undefined], ['the copy comes in'], { whole: true }],
  ['filling', [live, opening], ['the copy comes in'], all],
  ['filling', [opening], ['the copy comes in', 'no network'], all],
  ['opening', [opening], ['the copy comes in'], { stored: 'match' }],
  ['opening', [kept], ['the copy comes in'], all],
  ['opening', [opening], ['the copy comes in', 'a first visit'], all],
  // Without a network, queries without an answer expect none.
  ['opening', [opening], [], nothing],
  ['opening', [undefined], [], nothing],
  ['offline', [opening], ['no network'], all],
  ['offline', [live, undefined], ['no network'], nothing],
  ['offline', [kept], ['the copy comes in', 'no network'], all],
])('it is %s with %j when %j and %j is asked for', (readiness, scopes, told, wants) => {
  expect(read(scopes, told, wants)).toBe(readiness);
});

test.each<[Readiness, boolean, boolean]>([
  ['restoring', true, true],
  ['filling', true, true],
  ['opening', true, false],
  ['offline', false, false],
  ['failed', false, false],
  ['ready', false, false],
])('while %s, content is pending with nothing here: %s, with some: %s', (readiness, without, some) => {
  expect([isPending(readiness, false), isPending(readiness, true)]).toEqual([without, some]);
});
