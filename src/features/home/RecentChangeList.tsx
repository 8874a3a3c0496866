import { titles } from '@/language/en/titles';
import { List } from '@/ui/List';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { recentChangesCount } from '@/model/published/recentChangesCount';
import { ChangeRow } from '@/parts/changes/ChangeRow';

/**
 * Rows of the newest changes. A chunk of its own, because describing changes takes more code than the rest of
 * Home.
 */
export function RecentChangeList({ ids }: { readonly ids: readonly DeltaId[] }) {
  const t = useText();
  return (
    <List label={t(titles.changes)}>
      {ids.slice(0, recentChangesCount).map((id) => (
        <ChangeRow key={id} id={id} named />
      ))}
    </List>
  );
}
