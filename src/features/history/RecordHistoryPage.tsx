import { RecordLink } from '@/parts/records/RecordLink';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { RecordHistory } from '@/parts/history/RecordHistory';
import { selectBaseRecord, selectRecord } from '@/wiki/records/recordsSelectors';
import { shownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { history } from '@/language/en/history';
import { useText } from '@/language/useLanguage';
import { matchId } from '@/model/ids';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { ScoreText } from '@/ui/ScoreText';
import { useHead } from '@/ui/useHead';
import { useMatchLine } from '@/wiki/sports/useMatchLine';

interface RecordHistoryProps {
  readonly collection: Exclude<Collection, 'event'>;
  readonly id: string;
}

export const historyPage = (collection: RecordHistoryProps['collection']) =>
  definePage<{ readonly id: string }>({
    Component: ({ id }) => <OfRecord collection={collection} id={id} />,
  });

function OfRecord({ collection, id }: RecordHistoryProps) {
  const scope = useScope(
    collection === 'player' ? { kind: 'players' } : { kind: 'match', match: matchId(id) },
  );
  const record = useAppSelector(
    (state) => selectRecord(state, collection, id) ?? selectBaseRecord(state, collection, id),
  );
  if (record === undefined) return <MissingRecord collection={collection} id={id} scope={scope} />;
  return <Known {...{ collection, id }} record={record} />;
}

function Known({ collection, id, record }: RecordHistoryProps & { readonly record: AnyRecord }) {
  const t = useText();
  const lineOf = useMatchLine();
  const name = useAppSelector((state) =>
    'player1' in record ? lineOf(shownMatch(state, record)) : record.name,
  );
  const title = t(history.historyOf, { name });
  useHead(title);
  return (
    <>
      <PageHeader
        title={<ScoreText text={title} />}
        kicker={<RecordLink collection={collection} id={id} />}
      />
      <RecordHistory collection={collection} id={id} />
    </>
  );
}
