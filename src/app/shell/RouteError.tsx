import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError, type Location } from 'react-router';
import { ErrorScreen } from '@/ui/ErrorScreen';
import { LoadingState } from '@/ui/LoadingState';
import { isMissingCode, renewPage } from '../page/missingCode';

/**
 * Shown instead of a broken page. If the page's code is gone, for example after an update, reloads the app.
 */
export function RouteError() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const [renewing, setRenewing] = useState(() => isMissingCode(error));
  useEffect(() => {
    console.error(error);
    if (isMissingCode(error)) void renewPage(error).then(setRenewing);
  }, [error]);
  if (renewing) return <LoadingState />;
  // The router clears an error only when the location changes, and a changed hash alone loads nothing.
  const retry = () => {
    const { pathname, search, state } = location as Location<unknown>;
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
  };
  return <ErrorScreen error={error} onReset={retry} />;
}
