import { history } from '@/language/en/history';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { List } from '@/ui/List';
import { TextLink } from '@/ui/TextLink';
import { ChangeRow } from '../changes/ChangeRow';
import { AppliedChanges } from './AppliedChanges';

const shown = 5;

export function HistoryList({ id }: { readonly id: string }) {
  const t = useText();
  return (
    <AppliedChanges collection="player" id={id} rows={2}>
      {(ids) => (
        <>
          <List label={t(titles.history)}>
            {ids.slice(0, shown).map((delta) => (
              <ChangeRow key={delta} id={delta} />
            ))}
          </List>
          <p>
            <TextLink to={path('playerHistory', { id })}>
              {t(history.allChanges, { count: ids.length })}
            </TextLink>
          </p>
        </>
      )}
    </AppliedChanges>
  );
}
