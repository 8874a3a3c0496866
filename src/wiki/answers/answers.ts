import type { Middleware } from '@reduxjs/toolkit';
import { createApi, setupListeners, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { BackendError } from '@/backend/errors';
import type { Question, QuestionKind } from '@/backend/questions';
import type { AppThunk, Extra, RootState } from '@/store/typed';
import { addAnswers } from './lateAnswers';

const ask: BaseQueryFn<Question, unknown, { readonly code: string }> = async (question, { extra }) => {
  const { backend } = extra as Pick<Extra, 'backend'>;
  try {
    return { data: (await backend.ask(question)) ?? null };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return { error: { code: error.code } };
  }
};

/** After this time, an answer that is kept is shown while the question is asked again. */
const keptS = 5 * 60;

const answers = createApi({
  reducerPath: 'answers',
  baseQuery: ask,
  serializeQueryArgs: ({ queryArgs }) => JSON.stringify(queryArgs),
  endpoints: (build) => ({
    shown: build.query<unknown, Question>({ query: (question) => question, keepUnusedDataFor: 0 }),
    kept: build.query<unknown, Question>({ query: (question) => question, keepUnusedDataFor: Infinity }),
    effect: build.mutation<unknown, Question>({ query: (question) => question }),
  }),
  refetchOnReconnect: true,
});

/** The reducer has come with this code, and fills its state at the next action. */
const fillState = (): AppThunk => (dispatch, getState) => {
  if (getState().answers.queries === undefined) dispatch({ type: 'answers/loaded' });
};

/** Asks until the returned function is called. With `keep` an answer of the last minutes is enough. */
export const askWhileShown =
  (question: Question, keep: boolean): AppThunk<() => void> =>
  (dispatch) => {
    dispatch(fillState());
    const { initiate } = answers.endpoints[keep ? 'kept' : 'shown'];
    const asked = dispatch(initiate(question, { forceRefetch: keep ? keptS : true }));
    return () => asked.unsubscribe();
  };

interface EffectAnswer {
  readonly data?: unknown;
  readonly error?: { readonly code?: string | undefined } | undefined;
}

export const askForEffect =
  <K extends QuestionKind>(question: Question<K>): AppThunk<PromiseLike<EffectAnswer>> =>
  (dispatch) => {
    dispatch(fillState());
    const asked = question as Question;
    return dispatch(answers.endpoints.effect.initiate(asked, { track: false }));
  };

/** The next account of this device must not see the answers to the previous one. */
const forgetting: Middleware<object, RootState> = (api) => {
  setupListeners(api.dispatch);
  return (next) => (action) => {
    const { user } = api.getState().session;
    const result = next(action);
    if (api.getState().session.user?.uid !== user?.uid) api.dispatch(answers.util.resetApiState());
    return result;
  };
};

addAnswers({ reducer: answers.reducer, middleware: [forgetting, answers.middleware] });
