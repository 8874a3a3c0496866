import { useEffect, useState } from 'react';
import { ErrorScreen } from '@/ui/ErrorScreen';
import { LoadingState } from '@/ui/LoadingState';
import { isMissingCode, renewPage } from '../page/missingCode';

export interface RouteErrorProps {
  readonly error: unknown;
  /** Tries again to show what failed. */
  readonly onReset: () => void;
}

/** In place of a page that broke. One whose code is gone, as after an update, is loaded anew as a whole. */
export function RouteError({ error, onReset }: RouteErrorProps) {
  const [renewing, setRenewing] = useState(() => isMissingCode(error));
  useEffect(() => {
    console.error(error);
    if (isMissingCode(error)) void renewPage(error).then(setRenewing);
  }, [error]);
  if (renewing) return <LoadingState />;
  return <ErrorScreen error={error} onReset={onReset} />;
}
