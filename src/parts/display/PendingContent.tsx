import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loading } from '@/language/en/loading';
import { useText } from '@/language/useLanguage';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { selectIsFirstVisit } from '@/wiki/scopes/firstVisit';
import { selectFillShare } from '@/wiki/scopes/scopesSelectors';

/** After this time without an answer the network is as good as none, unless a first fill is seen to go on. */
const patienceMs = 8_000;

/** On a first visit the copy waits for a sign of the visitor, five seconds at most, before it is fetched. */
const firstPatienceMs = 5_000 + patienceMs;

export interface PendingContentProps {
  readonly rows: number;
  /** The work under way: "Loading events". */
  readonly label: string;
  /** True if the server may know of no such thing: then nobody is told that it will come. */
  readonly uncertain?: boolean;
  /** True if the query has failed because the server cannot be reached: it is waited for no longer. */
  readonly unreached?: boolean;
}

/** In place of what was asked for and is not here yet; without a network nobody is kept waiting for it. */
export function PendingContent({ rows, label, uncertain = false, unreached = false }: PendingContentProps) {
  const t = useText();
  const online = useOnline();
  const filling = useAppSelector((state) => selectFillShare(state) !== undefined);
  // Where the network is away, the device's own rows may still be on their way.
  const restoring = useAppSelector((state) => state.storage.coming.length > 0);
  const [patient, setPatient] = useState(true);
  const first = useAppSelector(selectIsFirstVisit);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), first ? firstPatienceMs : patienceMs);
    return () => clearTimeout(timer);
  }, [first]);
  if ((online && !unreached && (patient || filling)) || (restoring && patient))
    return <LoadingState rows={rows} label={label} awaits={restoring ? undefined : 'server'} />;
  return (
    <EmptyState icon={<CloudOff />} title={t(uncertain ? loading.notKnown : loading.notHere)}>
      {t(uncertain ? loading.notKnownWhy : loading.notHereWhy)}
    </EmptyState>
  );
}
