import { history } from '@/language/en/history';
import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { List, ListRow } from '@/ui/List';
import { Section } from '@/ui/Section';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';

export interface MergedPagesProps {
  readonly collection: 'event' | 'player';
  readonly id: string;
  readonly title: string;
  readonly ask: (source: string) => string;
  readonly hint: string;
  readonly historyOf: (id: string) => string;
  readonly separate: (id: string) => Promise<void>;
}

export function MergedPages(props: MergedPagesProps) {
  const { collection, id, title } = props;
  const ids = useAppSelector((state) => selectMergedInto(state, collection, id));
  if (ids.length === 0) return undefined;
  return (
    <Section title={title} count={ids.length}>
      <List label={title}>
        {ids.map((source) => (
          <MergedPage key={source} {...props} source={source} />
        ))}
      </List>
    </Section>
  );
}

interface MergedPageProps extends MergedPagesProps {
  readonly source: string;
}

function MergedPage({ collection, source, ask: questionOf, hint, historyOf, separate }: MergedPageProps) {
  const t = useText();
  const dialogs = useDialogs();
  const mayEdit = useAppSelector(selectMayEdit);
  const name = useAppSelector((state) => selectBaseRecord(state, collection, source)?.name ?? source);
  const ask = async () => {
    if (await dialogs.confirm({ title: questionOf(name), body: hint })) await separate(source);
  };
  return (
    <ListRow
      to={historyOf(source)}
      title={name}
      subtitle={t(history.historyOf, { name: source })}
      actions={
        mayEdit && (
          <Button size="sm" variant="quiet" onClick={() => void ask()}>
            <span aria-hidden>{t(merging.separate)}</span>
            <VisuallyHidden>{t(merging.separateOf, { name })}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}
