import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loading } from '@/language/en/loading';
import { useText } from '@/language/useLanguage';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { selectFillShare } from '@/wiki/scopes/scopesSelectors';

/** After this wait the network counts as unreachable, unless the first load shows progress. */
const patienceMs = 8_000;

/** On a first visit the download starts at the visitor's first interaction, or after five seconds. */
const firstPatienceMs = 5_000 + patienceMs;

export interface PendingContentProps {
  readonly rows: number;
  readonly label: string;
  /** The record may not exist, so the text must not promise that it will load. */
  readonly uncertain?: boolean;
  /** The scope has failed because the server cannot be reached, so stop waiting. */
  readonly unreached?: boolean;
}

/** Placeholder of content that is loading. Offline it says so at once. */
export function PendingContent({ rows, label, uncertain = false, unreached = false }: PendingContentProps) {
  const t = useText();
  const online = useOnline();
  const filling = useAppSelector((state) => selectFillShare(state) !== undefined);
  const restoring = useAppSelector((state) => state.storage.coming.length > 0);
  const [patient, setPatient] = useState(true);
  const partial = useAppSelector(selectIsPartial);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), partial ? firstPatienceMs : patienceMs);
    return () => clearTimeout(timer);
  }, [partial]);
  if ((online && !unreached && (patient || filling)) || (restoring && patient))
    return <LoadingState rows={rows} label={label} awaits={restoring ? undefined : 'server'} />;
  return (
    <EmptyState icon={<CloudOff />} title={t(uncertain ? loading.notKnown : loading.notHere)}>
      {t(uncertain ? loading.notKnownWhy : loading.notHereWhy)}
    </EmptyState>
  );
}
