/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { scopeKey } from '@/backend/scope';
import { page as changesPage } from '@/features/changes/MyChangesPage';
import { page as eventPage } from '@/features/events/EventPage';
import { page as homePage } from '@/features/home/HomePage';
import { page as queuePage } from '@/features/moderation/queue/ModerationPage';
import { page as playerPage } from '@/features/players/PlayerPage';
import { page as playersPage } from '@/features/players/PlayersPage';
import { page as rankingsPage } from '@/features/rankings/RankingsPage';
import { page as sportPage } from '@/features/sports/SportPage';
import { frameScopes, pageScopes, type PageVisit } from '../../simulate/pageScopes';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const uid = 'ann';
const shown: readonly (readonly [
  PageVisit,
  { readonly Component: ComponentType<Record<string, string>> },
  Record<string, string>,
])[] = [
  [{ page: 'home' }, homePage, {}],
  [{ page: 'sport' }, sportPage, { id: 'armw' }],
  [{ page: 'players' }, playersPage, {}],
  [{ page: 'rankings' }, rankingsPage, {}],
  [{ page: 'event', id: 'e1' }, eventPage, { id: 'armw', eventId: 'e1' }],
  [{ page: 'player', id: 'ann' }, playerPage, { id: 'ann' }],
  [{ page: 'queue' }, queuePage, {}],
  [{ page: 'myChanges' }, changesPage, {}],
];

test.each(shown)('the simulation holds what a page holds: %j', async (visit, { Component }, props) => {
  const world = screens(
    {
      events: [event('e1')],
      players: [player('ann'), player('bea')],
      matches: [match('m1', { arm: 'R' })],
      // One of each kind, since the queue follows the records of its proposals.
      deltas: [
        delta('d1', { collection: 'match', docId: 'm1', field: 'player1.score', value: 2, base: 1 }),
        delta('d2', { collection: 'player', docId: 'bea', base: 'Player bea' }),
      ],
    },
    { uid, moderator: true },
  );
  world.show(<Component {...props} />);
  const expected = new Set([...pageScopes(visit, uid), ...frameScopes(uid, true)].map(scopeKey));
  const followed = () => new Set(world.followed.filter((key) => !key.startsWith('profile/')));
  // `Layout`, which is not rendered here, follows the frame's scopes, and so do pages that show what waits.
  const withFrame = () => new Set([...followed(), ...frameScopes(uid, true).map(scopeKey)]);
  await waitFor(() => expect([...withFrame()].sort()).toEqual([...expected].sort()));
});
