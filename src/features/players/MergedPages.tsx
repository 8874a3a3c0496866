import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/routes';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { List, ListRow } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';

/** The pages that lead to this player, each with its history and a way to part them again; nothing where there are none. */
export function MergedPages({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useText();
  const ids = useAppSelector((state) => selectMergedInto(state, 'player', id));
  if (ids.length === 0) return undefined;
  return (
    <Section title={t(merging.mergedPages)} count={ids.length}>
      <Panel flush>
        <List label={t(merging.mergedPages)}>
          {ids.map((source) => (
            <MergedPage key={source} id={source} target={name} />
          ))}
        </List>
      </Panel>
    </Section>
  );
}

function MergedPage({ id, target }: { readonly id: string; readonly target: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const mayEdit = useAppSelector(selectMayEdit);
  const name = useAppSelector((state) => selectBaseRecord(state, 'player', id)?.name ?? id);
  const separate = async () => {
    const title = t(merging.separateAsk, { source: name, target });
    if (!(await dialogs.confirm({ title, body: t(merging.separateHint) }))) return;
    const { proposeSeparation } = await import(/* webpackChunkName: "editing" */ './merge/mergeThunks');
    dispatch(proposeSeparation(id));
  };
  return (
    <ListRow
      to={path('playerHistory', { id })}
      title={name}
      subtitle={t(merging.pageOf, { name: id })}
      actions={
        mayEdit && (
          <Button size="sm" variant="quiet" onClick={() => void separate()}>
            <span aria-hidden>{t(merging.separate)}</span>
            <VisuallyHidden>{t(merging.separateOf, { name })}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}
