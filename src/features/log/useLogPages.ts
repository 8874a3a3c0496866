import { useEffect, useState } from 'react';
import type { LogPlace } from '@/backend/questions';
import { BackendError } from '@/backend/errors';
import type { LogGroup } from '@/model/acts/act';
import type { PublicLogEntry } from '@/model/acts/publicLog';
import { useAppDispatch, type AppThunk } from '@/store/typed';

export interface LogPages {
  readonly entries?: readonly PublicLogEntry[];
  readonly next?: LogPlace | undefined;
  readonly problem?: string;
  readonly isReading: boolean;
}

const readPage =
  (group: LogGroup | undefined, after: LogPlace | undefined): AppThunk<Promise<Partial<LogPages>>> =>
  async (_dispatch, _getState, { backend }) => {
    try {
      const { entries, next } = await backend.ask({ kind: 'publicLog', group, after });
      return { entries, next };
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      return { problem: error.code };
    }
  };

/**
 * Reads the public log by pages: the first at once, further ones on request. Mount a new component for
 * another group.
 */
export function useLogPages(group: LogGroup | undefined): LogPages & { readonly readMore: () => void } {
  const dispatch = useAppDispatch();
  const [after, setAfter] = useState<{ readonly place: LogPlace | undefined }>({ place: undefined });
  const [pages, setPages] = useState<LogPages>({ isReading: true });
  useEffect(() => {
    let ended = false;
    void dispatch(readPage(group, after.place)).then(({ entries, ...rest }) => {
      if (ended) return;
      setPages((before) => ({
        ...(entries === undefined ? before : { entries: [...(before.entries ?? []), ...entries] }),
        ...rest,
        isReading: false,
      }));
    });
    return () => {
      ended = true;
    };
  }, [dispatch, group, after]);
  return {
    ...pages,
    readMore: () => {
      setPages(({ problem: _, ...before }) => ({ ...before, isReading: true }));
      // A new object, so that the same page can be requested again.
      setAfter({ place: pages.next });
    },
  };
}
