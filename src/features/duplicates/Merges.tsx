import { useMemo } from 'react';
import { duplicates } from '@/language/en/duplicates';
import { useLanguage } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { List, ListRow } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { selectConfirmedIdentities } from '@/wiki/records/identitiesSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';

/** All merged players by the name of the page that stays. Renders nothing without any. */
export function Merges() {
  const { t, locale } = useLanguage();
  useScope({ kind: 'players' });
  const identities = useAppSelector(selectConfirmedIdentities);
  const merges = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return [...identities].sort(([, a], [, b]) => compare(a.name, b.name));
  }, [identities, locale]);
  if (merges.length === 0) return null;
  return (
    <Section title={t(duplicates.merges)} count={merges.length}>
      <Panel flush>
        <List label={t(duplicates.merges)}>
          {merges.map(([source, { name }]) => (
            <MergeRow key={source} source={source} name={name} />
          ))}
        </List>
      </Panel>
    </Section>
  );
}

function MergeRow({ source, name }: { readonly source: string; readonly name: string }) {
  const { t } = useLanguage();
  const merged = useAppSelector((state) => selectBaseRecord(state, 'player', source)?.name ?? source);
  return (
    <ListRow
      to={path('playerHistory', { id: source })}
      title={merged}
      subtitle={t(duplicates.mergedInto, { name })}
    />
  );
}
