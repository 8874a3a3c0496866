import { SearchX } from 'lucide-react';
import { find } from '@/language/en/find';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { AddEventButton, AddPlayerButton } from '@/parts/dialogs/formButtons';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { useLoginPath } from '@/parts/session/SignInToEdit';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';

export function NothingFound({ text, onLeave }: { readonly text: string; readonly onLeave?: () => void }) {
  const t = useText();
  const sports = useSports();
  const mayEdit = useAppSelector(selectMayEdit);
  const login = useLoginPath();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t(find.nothing, { text })}
      action={
        mayEdit && (
          <Stack row gap={2}>
            <AddPlayerButton name={text} />
            {sports.map(({ id }) => (
              <AddEventButton key={id} sport={id} name={text} />
            ))}
          </Stack>
        )
      }
    >
      {mayEdit ? (
        t(find.addIt)
      ) : (
        <Rich
          text={find.signInToAdd}
          tags={{
            link: (words) => (
              <span onClick={onLeave}>
                <TextLink to={login}>{words}</TextLink>
              </span>
            ),
          }}
        />
      )}
    </EmptyState>
  );
}
