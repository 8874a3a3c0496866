import { useEffect, useState } from 'react';
import { BackendError } from '@/backend/errors';
import type { DayFigures } from '@/model/figures';
import { useAppDispatch, type AppThunk } from '@/store/typed';

export type Figures =
  | { readonly status: 'reading' }
  | { readonly status: 'read'; readonly days: readonly DayFigures[]; readonly waiting: number }
  | { readonly status: 'failed'; readonly code: string };

const readFigures =
  (): AppThunk<Promise<Figures>> =>
  async (_dispatch, _getState, { backend }) => {
    try {
      return { status: 'read', ...(await backend.ask({ kind: 'figures' })) };
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      return { status: 'failed', code: error.code };
    }
  };

export function useFigures(): { readonly figures: Figures; readonly retry: () => void } {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const [figures, setFigures] = useState<Figures>({ status: 'reading' });
  useEffect(() => {
    let ended = false;
    void dispatch(readFigures()).then((found) => {
      if (!ended) setFigures(found);
    });
    return () => {
      ended = true;
    };
  }, [dispatch, attempt]);
  return {
    figures,
    retry: () => {
      setFigures({ status: 'reading' });
      setAttempt(attempt + 1);
    },
  };
}
