import { combineParts } from '@/store/combineParts';
import { storeKey } from '@/store/storeKey';
import { duplicatesSlice } from '@/features/duplicates/duplicatesSlice';
import { inboxSlice } from '@/features/inbox/inboxSlice';
import { queuePagesSlice } from '@/features/moderation/queue/queuePagesSlice';
import { noticesSlice } from '@/wiki/notices/noticesSlice';
import { preferencesSlice } from '@/wiki/preferences/preferencesSlice';
import { recentSlice } from '@/features/search/recentSlice';
import { draftsSlice } from '@/wiki/editing/draftsSlice';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { sportsSlice } from '@/wiki/entities/sportsSlice';
import { picksSlice } from '@/wiki/picks/picksSlice';
import { watchesSlice } from '@/wiki/watches/watchesSlice';
import { liveListsSlice } from '@/wiki/liveLists/liveListsSlice';
import { outboxSlice } from '@/wiki/outbox/outboxSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { spoilersSlice } from '@/wiki/spoilers/spoilersSlice';
import { storageSlice } from '@/wiki/storage/storageSlice';
import { answersReducer } from '@/wiki/answers/lateAnswers';
import { agreementSlice } from '@/wiki/site/agreementSlice';
import { siteSlice } from '@/wiki/site/siteSlice';
import { sessionSlice } from '@/wiki/session/sessionSlice';
import { withheldNameSlice } from '@/wiki/records/withheldNameSlice';

const slices = {
  store: storeKey,
  events: eventsSlice.reducer,
  matches: matchesSlice.reducer,
  players: playersSlice.reducer,
  deltas: deltasSlice.reducer,
  profiles: profilesSlice.reducer,
  sports: sportsSlice.reducer,
  scopes: scopesSlice.reducer,
  outbox: outboxSlice.reducer,
  storage: storageSlice.reducer,
  session: sessionSlice.reducer,
  agreement: agreementSlice.reducer,
  site: siteSlice.reducer,
  preferences: preferencesSlice.reducer,
  spoilers: spoilersSlice.reducer,
  notices: noticesSlice.reducer,
  recent: recentSlice.reducer,
  drafts: draftsSlice.reducer,
  inbox: inboxSlice.reducer,
  watches: watchesSlice.reducer,
  picks: picksSlice.reducer,
  liveLists: liveListsSlice.reducer,
  queuePages: queuePagesSlice.reducer,
  duplicates: duplicatesSlice.reducer,
  answers: answersReducer,
  withheldName: withheldNameSlice.reducer,
};

const session = ['session/'] as const;

/** Those with `extraReducers`, and RTK Query, which reads the actions of all. */
const reacting = {
  agreement: session,
  inbox: session,
  watches: ['players/', 'session/'],
  picks: session,
  queuePages: ['scopes/'],
  answers: [''],
} as const;

export const rootReducer = combineParts(slices, reacting);

export type RootState = ReturnType<typeof rootReducer>;
