import { Navigate, useLocation } from 'react-router';
import { isBackendErrorCode, isTransient } from '@/backend/errors';
import { records } from '@/language/en/records';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { useAppSelector } from '@/store/typed';
import { selectStandingId } from '@/wiki/records/recordsSelectors';
import { selectPathWithIds } from '@/wiki/records/slugSelectors';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { lazyPart } from '@/ui/lazyPart';
import { PendingContent } from '../scopes/PendingContent';
import { loadErrorWord } from '../scopes/errorWords';
import { collectionTexts } from '../words/sportWords';

const { Part: UnknownRecord } = lazyPart(() => import('./UnknownRecord'), 'UnknownRecord');

export interface MissingRecordProps {
  readonly collection: Collection;
  readonly id: string;
  /** The scope that would load the record. Only a live one can say that it does not exist. */
  readonly scope: ScopeStatus | undefined;
}

const texts = {
  event: {
    loading: records.loadingEvent,
    failed: records.eventFailed,
    notFound: records.eventNotFound,
  },
  match: {
    loading: records.loadingMatch,
    failed: records.matchFailed,
    notFound: records.matchNotFound,
  },
  player: {
    loading: records.loadingPlayer,
    failed: records.playerFailed,
    notFound: records.playerNotFound,
  },
} as const satisfies Record<Collection, Readonly<Record<string, Text>>>;

/**
 * The page of a record that is not loaded: it is loading, unreachable, refused, deleted, or unknown. Suggests
 * records with similar names. The id of a merged player, or an id in another case, redirects to the current
 * page.
 */
export function MissingRecord({ collection, id, scope }: MissingRecordProps) {
  const t = useText();
  const elsewhere = useElsewhere(collection, id);
  const title = t(collectionTexts[collection]);
  const { loading, failed, notFound } = texts[collection];
  useHead(scope?.status === 'live' ? t(notFound) : title);
  if (elsewhere !== undefined) return <Navigate replace to={elsewhere} />;
  // Show the same sentence whether the wait has timed out or the scope has failed: both mean that the server
  // cannot be reached.
  const unreached = scope?.status === 'failed' && isUnreached(scope.error.code);
  if (scope?.status !== 'live') {
    return (
      <>
        <PageHeader title={title} />
        {scope?.status === 'failed' && !unreached ? (
          <ErrorState title={t(failed)}>{t(loadErrorWord(scope.error.code))}</ErrorState>
        ) : (
          <PendingContent rows={14} label={t(loading)} uncertain unreached={unreached} />
        )}
      </>
    );
  }
  return (
    <Stack>
      <PageHeader title={t(notFound)} />
      <UnknownRecord collection={collection} id={id} />
    </Stack>
  );
}

const isUnreached = (code: string): boolean => isBackendErrorCode(code) && isTransient(code);

/** Index of the step that names the page's kind, such as `player`. It is kept: an id may equal that word. */
const firstStep = 1;

function useElsewhere(collection: Collection, id: string): string | undefined {
  const { pathname, search, hash } = useLocation();
  const standing = useAppSelector((state) => selectStandingId(state, collection, id));
  const own = useAppSelector((state) => selectPathWithIds(state, pathname));
  if (standing === undefined) return undefined;
  const steps = own
    .split('/')
    .map((step, at) => (at > firstStep && decoded(step) === id ? encodeURIComponent(standing) : step));
  return steps.join('/') + search + hash;
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
