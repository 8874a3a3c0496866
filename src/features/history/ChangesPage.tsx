import { selectProfile } from '@/wiki/session/profileSelectors';
import { collectionTexts } from '@/parts/words/sportWords';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { useFilters } from '@/parts/lists/useFilters';
import { selectRecentChangeIds, selectDelta } from '@/wiki/deltas/deltasSelectors';
import { dequal } from 'dequal';
import { history } from '@/language/en/history';
import { moderation } from '@/language/en/moderation';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { collections } from '@/model/schema/recordSchema';
import { definePage } from '@/store/page';
import { useAppSelector, type RootState } from '@/store/typed';
import { FilterBar } from '@/ui/fields/FilterBar';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { AppliedChanges } from './AppliedChanges';

const names = ['collection', 'author', 'kind'] as const;

function ChangesPage() {
  const t = useText();
  const { values, filter, clear } = useFilters(names);
  const collectionChoices = collections.map((value) => ({ value, label: t(collectionTexts[value]) }));
  const kindChoices = [
    { value: 'new', label: t(moderation.kindNew) },
    { value: 'change', label: t(moderation.kindChange) },
  ];
  const authors = useAppSelector((state) => selectAuthors(state, values.author), dequal);
  const collection = collections.find((each) => each === values.collection);
  const made = values.kind === 'new' || values.kind === 'change' ? values.kind : undefined;
  const subject =
    values.author === undefined
      ? ({ kind: 'edits', of: 'all' } as const)
      : ({ kind: 'edits', of: 'member', id: values.author } as const);
  const filtered = names.some((name) => values[name] !== undefined);
  return (
    <>
      <PageHeader
        title={t(titles.changes)}
        description={t(history.description)}
        actions={
          <>
            <SubscribeMenu subject={subject} />
            <TextLink to={path('log')}>{t(titles.log)}</TextLink>
          </>
        }
      />
      <FilterBar
        label={t(history.filter)}
        filters={[
          filter('collection', t(moderation.collection), collectionChoices, t(moderation.anyCollection)),
          filter('author', t(moderation.filterAuthor), authors, t(moderation.anyAuthor)),
          filter('kind', t(moderation.kind), kindChoices, t(moderation.anyKind)),
        ]}
        count={t(history.description)}
        onClear={filtered ? clear : undefined}
      />
      <AppliedChanges
        key={`${collection}/${values.author}`}
        collection={collection}
        author={values.author}
        made={made}
        label={t(titles.changes)}
        nothing={t(filtered ? history.nothingFits : history.nothingApplied)}
      />
    </>
  );
}

function selectAuthors(state: RootState, asked: string | undefined) {
  const uids = new Set(selectRecentChangeIds(state).map((id) => selectDelta(state, id)?.author as string));
  if (asked !== undefined) uids.add(asked);
  return [...uids]
    .map((uid) => ({ value: uid, label: selectProfile(state, uid)?.name ?? uid }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

export const page = definePage({ Component: ChangesPage });
