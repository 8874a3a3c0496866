import { Pencil } from 'lucide-react';
import { DialogButton } from '../dialogs/DialogButton';
import { EditDialog } from '../dialogs/lazyDialogs';
import { RecordFields } from '../dialogs/RecordFields';
import { outbox } from '@/language/en/outbox';
import { useText } from '@/language/useLanguage';
import type { CommandBody } from '@/model/proposals/command';
import { recordIdOf } from '@/model/proposals/delta';
import { ActionWords } from './ActionWords';
import styles from './Command.module.css';

export function EditCommand({
  body,
  name,
}: {
  readonly body: Extract<CommandBody, { kind: 'upsertDelta' }>;
  readonly name: string;
}) {
  const t = useText();
  const { collection, field, value } = body.proposal;
  const id = recordIdOf({ ...body.proposal, id: body.deltaId });
  if (field === '')
    return (
      <details className={styles.fields}>
        <summary>{t(outbox.editFields)}</summary>
        <RecordFields collection={collection} id={id} recordName={name} />
      </details>
    );
  return (
    <DialogButton size="sm" icon={<Pencil />} label={<ActionWords action={t(outbox.edit)} name={name} />}>
      {(close) => (
        <EditDialog
          collection={collection}
          id={id}
          field={field}
          recordName={name}
          initial={value}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}
