import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError, type Location } from 'react-router';
import { ErrorScreen } from '@/ui/ErrorScreen';
import { LoadingState } from '@/ui/LoadingState';
import { isMissingCode, renewPage } from '../page/missingCode';

/** In place of a page that broke. One whose code is gone, as after an update, is loaded anew as a whole. */
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
  // The router takes the error away for another location only, and loads nothing where just the hash is another.
  const retry = () => {
    const { pathname, search, state } = location as Location<unknown>;
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
  };
  return <ErrorScreen error={error} onReset={retry} />;
}
