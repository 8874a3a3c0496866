import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { draftDropped, draftKept } from '@/wiki/editing/draftsSlice';

const pauseMs = 300;

/**
 * Stores typed content on the device, per user, so that a reload loses nothing. `form` names the record and
 * the form: `match/new/e1`. `restored` is the stored content when the form opened, if it is readable. Call
 * `keep` on every change, and `drop` when the content was sent or discarded.
 */
export function useKeptDraft<T>(form: string, schema: v.GenericSchema<unknown, T>) {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const key = keyOf(uid, form);
  const stored = useAppSelector((state) =>
    Object.hasOwn(state.drafts, key) ? state.drafts[key] : undefined,
  );
  const [restored] = useState((): T | undefined => {
    const parsed = v.safeParse(schema, stored?.content);
    return parsed.success ? parsed.output : undefined;
  });
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly write: () => void }>(
    undefined,
  );

  const keep = useCallback(
    (content: T) => {
      clearTimeout(waiting.current?.timer);
      const write = () => {
        waiting.current = undefined;
        dispatch(keepDraft(key, content));
      };
      waiting.current = { timer: setTimeout(write, pauseMs), write };
    },
    [dispatch, key],
  );
  const drop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    dispatch(draftDropped(key));
  }, [dispatch, key]);

  useEffect(() => {
    const flush = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.write();
    };
    // Store the last letters too if the page is left within the pause.
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  return { restored, keep, drop };
}

const keyOf = (uid: string | undefined, form: string) => `${uid ?? ''}/${form}`;

export const keepDraftOf =
  (form: string, content: unknown): AppThunk =>
  (dispatch, getState) =>
    dispatch(keepDraft(keyOf(selectUid(getState()), form), content));

const keepDraft =
  (key: string, content: unknown): AppThunk =>
  (dispatch, _getState, { now }) => {
    dispatch(draftKept({ key, content, at: now() }));
  };
