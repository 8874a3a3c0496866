import { FileX2 } from 'lucide-react';
import { records } from '@/language/en/records';
import { sentences } from '@/language/en/sentences';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import type { Collection } from '@/model/schema/recordSchema';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { useEventsPath } from '@/wiki/sports/useSports';
import { NearestNames } from './NearestNames';

const gone = { event: records.eventGone, match: records.matchGone, player: records.playerGone } as const;

interface UnknownRecordProps {
  readonly collection: Collection;
  readonly id: string;
}

/** Says that a record does not exist, and suggests those whose names are nearest to the address. */
export function UnknownRecord({ collection, id }: UnknownRecordProps) {
  const t = useText();
  const events = useEventsPath();
  return (
    <>
      <EmptyState
        icon={<FileX2 />}
        title={t(gone[collection])}
        action={
          <ButtonLink to={collection === 'player' ? path('players') : events}>
            {t(collection === 'player' ? records.allPlayers : records.allEvents)}
          </ButtonLink>
        }
      >
        {t(sentences.doesNotExist, { record: `${collection}/${id}` })}
      </EmptyState>
      {collection !== 'match' && <NearestNames collection={collection} id={id} />}
    </>
  );
}
