import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { EditDialog } from '../dialogs/lazyDialogs';
import { RecordFields } from '../dialogs/RecordFields';
import { outbox } from '@/language/en/outbox';
import { useText } from '@/language/useLanguage';
import type { CommandBody } from '@/model/proposals/command';
import { recordIdOf } from '@/model/proposals/delta';
import { Button } from '@/ui/Button';
import { ActionWords } from './ActionWords';
import styles from './Command.module.css';

/** Edits a waiting proposal: one field in its dialog, or any field if it is about a whole record. */
export function EditCommand({
  body,
  name,
}: {
  readonly body: Extract<CommandBody, { kind: 'upsertDelta' }>;
  readonly name: string;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
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
    <>
      <Button size="sm" icon={<Pencil />} onClick={() => setOpen(true)}>
        <ActionWords action={t(outbox.edit)} name={name} />
      </Button>
      {open && (
        <EditDialog
          collection={collection}
          id={id}
          field={field}
          recordName={name}
          initial={value}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
