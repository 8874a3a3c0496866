import { FileX2 } from 'lucide-react';
import { missingRecordMessage } from '@/model/missingRecord';
import type { Collection } from '@/model/records';
import { path } from '@/model/routes';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { useHead } from '@/ui/useHead';
import type { ScopeStatus } from '../scopes/scopesSlice';

export interface MissingRecordProps {
  readonly collection: Collection;
  readonly id: string;
  /** The query that would know the record: only a live one can say that there is none. */
  readonly scope: ScopeStatus | undefined;
}

const titles = { event: 'Event', match: 'Match', player: 'Player' } as const satisfies Record<
  Collection,
  string
>;

/** The page of a record that is not at hand: still loading, failed, or absent and then said to be deleted. */
export function MissingRecord({ collection, id, scope }: MissingRecordProps) {
  const title = titles[collection];
  useHead(title);
  if (scope?.status === 'failed') {
    return (
      <>
        <PageHeader title={title} />
        <ErrorState title={`The ${collection} could not be loaded`}>{scope.error.message}</ErrorState>
      </>
    );
  }
  if (scope?.status !== 'live') {
    return (
      <>
        <PageHeader title={title} />
        <LoadingState rows={14} label={`Loading the ${collection}`} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={`${title} not found`} />
      <EmptyState
        icon={<FileX2 />}
        title={missingRecordMessage(collection, id)}
        action={
          <ButtonLink to={collection === 'player' ? path('players') : path('sports')}>
            {collection === 'player' ? 'All players' : 'All events'}
          </ButtonLink>
        }
      >
        <p>This {collection} was deleted, or it never existed.</p>
      </EmptyState>
    </>
  );
}
