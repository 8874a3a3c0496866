import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Stack } from '@/ui/Stack';
import styles from './QueueToolbar.module.css';

export interface QueueToolbarProps {
  readonly count: number;
  readonly selected: readonly DeltaId[];
  readonly onSelectAll: (all: boolean) => void;
  readonly onApply: () => void;
  readonly onReject: () => void;
  readonly onDelete: () => void;
}

export function QueueToolbar({
  count,
  selected,
  onSelectAll,
  onApply,
  onReject,
  onDelete,
}: QueueToolbarProps) {
  const t = useText();
  const some = selected.length > 0;
  return (
    <div
      className={styles.toolbar}
      data-active={some || undefined}
      role="group"
      aria-label={t(moderation.severalAtOnce)}
    >
      <CheckboxField
        label={t(moderation.all)}
        checked={some && selected.length === count}
        onChange={onSelectAll}
      />
      <p role="status" className={styles.count}>
        {some && t(moderation.selectedOf, { selected: selected.length, all: count })}
      </p>
      {some && (
        <Stack row gap={2}>
          <Button size="sm" variant="quiet" onClick={onDelete}>
            {t(moderation.deleteThese, { count: selected.length })}
          </Button>
          <Button size="sm" onClick={onReject}>
            {t(moderation.rejectThese, { count: selected.length })}
          </Button>
          <Button size="sm" variant="primary" onClick={onApply}>
            {t(moderation.applyThese, { count: selected.length })}
          </Button>
        </Stack>
      )}
    </div>
  );
}
