import { dequal } from 'dequal';
import { fields } from '@/language/en/fields';
import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { ListSection } from '@/ui/ListSection';
import { ListRow } from '@/ui/List';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectDifferencesOf, type Difference } from '@/wiki/records/differentSelectors';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';

export function DifferentPlayers({ id }: { readonly id: string }) {
  const t = useText();
  const differences = useAppSelector((state) => selectDifferencesOf(state, id), dequal);
  if (differences.length === 0) return undefined;
  return (
    <ListSection title={t(fields.differentFrom)} count={differences.length}>
      {differences.map((difference) => (
        <DifferentPlayer key={`${difference.id}/${difference.other}`} of={id} difference={difference} />
      ))}
    </ListSection>
  );
}

function DifferentPlayer({ of, difference }: { readonly of: string; readonly difference: Difference }) {
  const t = useText();
  const dialogs = useDialogs();
  const dispatch = useAppDispatch();
  const mayEdit = useAppSelector(selectMayEdit);
  const other = difference.id === of ? difference.other : difference.id;
  const one = useAppSelector((state) => selectPlayerName(state, of));
  const name = useAppSelector((state) => selectPlayerName(state, other));
  const ask = async () => {
    const title = t(merging.alikeAsk, { one, other: name });
    if (!(await dialogs.confirm({ title, body: t(merging.alikeHint) }))) return;
    const { removeDifference } = await import(
      /* webpackChunkName: "editing" */ '@/parts/merging/differenceThunks'
    );
    dispatch(removeDifference(difference));
  };
  return (
    <ListRow
      to={path('player', { id: other })}
      title={name}
      actions={
        mayEdit && (
          <Button size="sm" variant="quiet" onClick={() => void ask()}>
            <span aria-hidden>{t(merging.remove)}</span>
            <VisuallyHidden>{t(merging.removeOf, { name })}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}
