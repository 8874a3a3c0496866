import { useState } from 'react';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { acts } from '@/language/en/acts';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { LogEntry } from '@/model/acts/log';
import { tombstoneDays } from '@/model/records/tombstones';
import { useAppDispatch } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SelectField } from '@/ui/fields/SelectField';
import { restoreAll } from '../accounts/accountsThunks';

const hourMs = 3_600_000;

const periods = [
  { value: 'entry', label: acts.sinceThis },
  { value: '1', label: acts.lastHour },
  { value: '24', label: acts.lastDay },
  { value: String(7 * 24), label: acts.lastWeek },
  { value: String(tombstoneDays * 24), label: acts.lastMonths },
] as const;

interface RestoreAllDialogProps {
  readonly entry: LogEntry;
  readonly onClose: () => void;
}

/** Asks since when, and restores everything that the entry's account did. */
export function RestoreAllDialog({ entry, onClose }: RestoreAllDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [period, setPeriod] = useState('entry');
  const restore = () => {
    const from = period === 'entry' ? { since: entry.at } : { lastMs: Number(period) * hourMs };
    dispatch(restoreAll(entry.by, from));
    onClose();
  };
  return (
    <FormDialog
      title={<Rich text={acts.allTitle} values={{ name: <ProfileName uid={entry.by} /> }} />}
      okLabel={t(acts.ok)}
      onOk={restore}
      onCancel={onClose}
    >
      <p>{t(acts.allBody)}</p>
      <SelectField
        label={t(acts.since)}
        value={period}
        onChange={(value) => setPeriod(value ?? 'entry')}
        options={periods.map(({ value, label }) => ({ value, label: t(label) }))}
      />
    </FormDialog>
  );
}
