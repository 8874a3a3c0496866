import { combineReducers } from '@reduxjs/toolkit';
import { logsSlice } from '@/features/moderation/accounts/logsSlice';
import { noticesSlice } from '@/features/notices/noticesSlice';
import { preferencesSlice } from '@/features/preferences/preferencesSlice';
import { recentSlice } from '@/features/search/recentSlice';
import { draftsSlice } from '@/features/wiki/editing/draftsSlice';
import { deltasSlice } from '@/features/wiki/entities/deltasSlice';
import { eventsSlice } from '@/features/wiki/entities/eventsSlice';
import { matchesSlice } from '@/features/wiki/entities/matchesSlice';
import { playersSlice } from '@/features/wiki/entities/playersSlice';
import { profilesSlice } from '@/features/wiki/entities/profilesSlice';
import { outboxSlice } from '@/features/wiki/outbox/outboxSlice';
import { scopesSlice } from '@/features/wiki/scopes/scopesSlice';
import { storageSlice } from '@/features/wiki/storage/storageSlice';
import { sessionSlice } from '@/features/wiki/session/sessionSlice';

export const rootReducer = combineReducers({
  events: eventsSlice.reducer,
  matches: matchesSlice.reducer,
  players: playersSlice.reducer,
  deltas: deltasSlice.reducer,
  profiles: profilesSlice.reducer,
  scopes: scopesSlice.reducer,
  outbox: outboxSlice.reducer,
  storage: storageSlice.reducer,
  session: sessionSlice.reducer,
  preferences: preferencesSlice.reducer,
  notices: noticesSlice.reducer,
  recent: recentSlice.reducer,
  drafts: draftsSlice.reducer,
  logs: logsSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
