import { isBackendErrorCode, type BackendErrorCode } from '@/backend/errors';
import type { AnswerTo, Question, QuestionKind } from '@/backend/questions';
import type { AppThunk } from '@/store/typed';

type AnswerOnce<T> =
  | { readonly data: T; readonly failed?: undefined }
  | { readonly data?: undefined; readonly failed: BackendErrorCode };

export const askOnce =
  <K extends QuestionKind>(question: Question<K>): AppThunk<Promise<AnswerOnce<AnswerTo<K>>>> =>
  async (dispatch) => {
    const code = await import('./answers').catch(() => undefined);
    if (code === undefined) return { failed: 'unavailable' };
    const { data, error } = await dispatch(code.askForEffect<K>(question));
    // The table of questions says what answers this one.
    return error === undefined ? { data: data as AnswerTo<K> } : { failed: codeOf(error) };
  };

/** The id of an act, so that asking twice acts once. */
export const newAction =
  (): AppThunk<string> =>
  (_dispatch, _getState, { newId }) =>
    newId();

export const codeOf = ({ code = '' }: { readonly code?: string | undefined }): BackendErrorCode =>
  isBackendErrorCode(code) ? code : 'unknown';
