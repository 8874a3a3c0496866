import { newIdOf } from './newIdOf';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { Extra } from '@/app/client/extra';
import { rootReducer } from '@/app/client/rootReducer';
import { silentStorage } from '@/backend/deviceStorage';
import { localRatings } from './localRatings';
import { scopeKey } from '@/backend/scope';
import { answersMiddleware } from '@/wiki/answers/lateAnswers';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { sportsSlice } from '@/wiki/entities/sportsSlice';
import { selectRatedRows } from '@/wiki/ratings/ratedRows';
import { Ratings } from '@/wiki/ratings/ratings';
import { userChanged } from '@/wiki/session/sessionSlice';
import type { Delta } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import type { Event, Match, Player } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { useAppSelector, type AppThunk } from '@/store/typed';
import { screensBackend } from './screensBackend';
import { english, inUnit } from '@/language/language';
import { LanguageContext } from '@/language/useLanguage';
import { selectWeightUnit } from '@/wiki/preferences/preferencesSelectors';
import { DialogProvider } from '@/ui/dialogs/DialogProvider';

export interface Rows {
  readonly events?: readonly Event[];
  readonly matches?: readonly Match[];
  readonly players?: readonly Player[];
  readonly deltas?: readonly Delta[];
  readonly sports?: readonly Sport[];
}

/**
 * A store with rows and a user, and a place to show components in. Nothing is sent, so commands stay `queued`. A user
 * who is `unknown` may still turn out to be anybody.
 */
export function screens(
  rows: Rows,
  user?:
    | {
        readonly uid: string;
        readonly moderator?: boolean;
        readonly admin?: boolean;
        readonly emailVerified?: boolean;
      }
    | 'unknown',
) {
  let ids = 0;
  const followed: string[] = [];
  const { backend, world, calls, ...deliveries } = screensBackend();
  const extra: Pick<
    Extra,
    | 'showPublished'
    | 'scopes'
    | 'ratings'
    | 'device'
    | 'rows'
    | 'now'
    | 'newId'
    | 'demoAccounts'
    | 'version'
    | 'sendsMail'
    | 'takesErrors'
    | 'backend'
  > = {
    now: () => 2_000,
    newId: () => {
      ids += 1;
      return newIdOf(`id${ids}`);
    },
    demoAccounts: [],
    version: '0.1.0+test',
    sendsMail: true,
    takesErrors: true,
    showPublished: (list) => world.showPublished?.(list) ?? Promise.resolve(),
    ratings: new Ratings({
      start: localRatings,
      rows: () => selectRatedRows(store.getState()),
      restored: async () => undefined,
      pause: async () => undefined,
    }),
    device: silentStorage,
    rows: {
      clear: async (kept) => void calls.push(`clear ${kept('events') ? 'but events' : 'all'}`),
      deleteCommand: async (id) => void calls.push(`delete ${id}`),
    },
    scopes: {
      follow: (scope) => {
        followed.push(scopeKey(scope));
        return () => undefined;
      },
    },
    backend,
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        answersMiddleware,
      ),
  });
  store.subscribe(() => extra.ratings.stateChanged());
  if (rows.sports) store.dispatch(sportsSlice.actions.reset({ scope: 'sports', docs: rows.sports }));
  const { events = [], matches = [], players = [], deltas = [] } = rows;
  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: events }));
  store.dispatch(matchesSlice.actions.reset({ scope: 'matchesOfSport/armw', docs: matches }));
  store.dispatch(playersSlice.actions.reset({ scope: 'players', docs: players }));
  store.dispatch(deltasSlice.actions.reset({ scope: 'queue', docs: deltas }));
  if (user !== 'unknown')
    store.dispatch(
      userChanged(
        user
          ? {
              uid: userId(user.uid),
              email: `${user.uid}@example.com`,
              name: user.uid,
              emailVerified: user.emailVerified ?? true,
              moderator: user.moderator ?? false,
              admin: user.admin ?? false,
            }
          : null,
      ),
    );
  return {
    store,
    extra,
    world,
    ...deliveries,
    followed,
    calls,
    state: () => store.getState(),
    dispatch: <R,>(thunk: AppThunk<R>): R => thunk(store.dispatch, () => store.getState(), extra),
    commands: () => store.getState().outbox.commands.map(({ body }) => body),
    show: (ui: ReactNode, at = '/') =>
      render(
        <Provider store={store}>
          <InChosenUnit>
            <DialogProvider>
              <MemoryRouter initialEntries={[at]}>{ui}</MemoryRouter>
            </DialogProvider>
          </InChosenUnit>
        </Provider>,
      ),
  };
}

function InChosenUnit({ children }: { readonly children: ReactNode }) {
  const unit = useAppSelector(selectWeightUnit);
  return <LanguageContext value={inUnit(english, unit)}>{children}</LanguageContext>;
}
