import { rootReducer } from '@/app/client/rootReducer';
import { scopeKey } from '@/backend/scope';
import { eventId, matchId, playerId, sportId } from '@/model/ids';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { sportsSlice } from '@/wiki/entities/sportsSlice';
import { selectSportOfPlayers } from '@/wiki/records/sportSelectors';
import { armWrestling, match } from '@test/support/factories';

const scope = scopeKey({ kind: 'events' });
const side = (id: string) => ({ id: playerId(id), name: id });
const fought = (sport: string, ...[one, two]: readonly [string, string]) =>
  match(`${one}-${two}-${sport}`, {
    id: matchId(`${one}-${two}-${sport}`),
    player1: side(one),
    player2: side(two),
    event: { ...match('m').event, id: eventId(sport), sport: { id: sportId(sport) } },
  });

const armWrestlingAlone = rootReducer(undefined, { type: 'init' });
const state = [
  sportsSlice.actions.added({ scope, docs: [{ ...armWrestling, id: sportId('judo') }] }),
  matchesSlice.actions.added({
    scope,
    docs: [fought('armw', 'ann', 'bea'), fought('judo', 'ann', 'cid'), fought('judo', 'cid', 'dan')],
  }),
].reduce(rootReducer, armWrestlingAlone);

test.each([
  [['ann'], undefined, 'armw'],
  [['dan'], undefined, 'judo'],
  [['ann', 'cid'], undefined, 'judo'],
  [['bea', 'dan'], undefined, 'armw'],
  [['nobody'], undefined, 'armw'],
  [['ann'], 'judo', 'judo'],
  // A sport that is not known, or not yet, is never taken for another.
  [['dan'], 'sumo', undefined],
  [['dan'], null, 'judo'],
])('of %j, where the address asks for %j, the page shows %s', (players, asked, sport) => {
  expect(selectSportOfPlayers(state, players, asked)?.id).toBe(sport);
});

test('where one sport is known it is that one, unless the address asks for another', () => {
  expect(selectSportOfPlayers(armWrestlingAlone, ['ann'])?.id).toBe('armw');
  expect(selectSportOfPlayers(armWrestlingAlone, ['ann'], 'judo')).toBeUndefined();
});
