import type { Middleware, Reducer } from '@reduxjs/toolkit';

interface AnswersState {
  readonly queries?: Readonly<
    Record<
      string,
      | {
          readonly status: string;
          readonly data?: unknown;
          readonly error?: { readonly code?: string | undefined };
          readonly fulfilledTimeStamp?: number;
        }
      | undefined
    >
  >;
}

interface AnswersCode {
  readonly reducer: Reducer;
  /** From the outermost on. */
  readonly middleware: readonly Middleware[];
}

let code: AnswersCode | undefined;

/** RTK Query comes with the first question, because it weighs a tenth of the first page. */
export const addAnswers = (loaded: AnswersCode): void => {
  code = loaded;
};

const noAnswers: AnswersState = {};

export const answersReducer: Reducer<AnswersState> = (state = noAnswers, action) =>
  code === undefined ? state : (code.reducer(state, action) as AnswersState);

export const answersMiddleware: Middleware = (api) => (next) => {
  let handle: ReturnType<ReturnType<Middleware>> | undefined;
  return (action) => {
    if (code === undefined) return next(action);
    handle ??= code.middleware.reduceRight((inner, each) => each(api)(inner), next);
    return handle(action);
  };
};
