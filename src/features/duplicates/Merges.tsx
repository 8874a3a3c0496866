import { useMemo } from 'react';
import { duplicates } from '@/language/en/duplicates';
import { useLanguage } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ListSection } from '@/ui/ListSection';
import { ListRow } from '@/ui/List';
import { useScope } from '@/wiki/scopes/useScope';
import { selectMerges, type Merge } from './mergesSelectors';

export function Merges() {
  const { t, locale } = useLanguage();
  useScope({ kind: 'players' });
  useScope({ kind: 'events' });
  const found = useAppSelector(selectMerges);
  const merges = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return [...found].sort((one, other) => compare(one.into, other.into));
  }, [found, locale]);
  if (merges.length === 0) return null;
  return (
    <ListSection title={t(duplicates.merges)} count={merges.length}>
      {merges.map((merge) => (
        <MergeRow key={`${merge.collection}/${merge.id}`} merge={merge} />
      ))}
    </ListSection>
  );
}

function MergeRow({ merge }: { readonly merge: Merge }) {
  const { t } = useLanguage();
  const { id, name, into } = merge;
  const to =
    merge.collection === 'player'
      ? path('playerHistory', { id })
      : path('eventPanel', { id: merge.sport, eventId: id, panel: 'history' });
  return <ListRow to={to} title={name} subtitle={t(duplicates.mergedInto, { name: into })} />;
}
