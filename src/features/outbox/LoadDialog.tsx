import { dequal } from 'dequal';
import { useState } from 'react';
import { CommandChange } from '@/parts/outbox/CommandChange';
import { selectCommandName } from '@/parts/outbox/commandName';
import { CommandTitle } from '@/parts/outbox/CommandTitle';
import type { OutboxFile } from '@/wiki/outbox/outboxFile';
import { outbox } from '@/language/en/outbox';
import { Rich } from '@/language/Rich';
import type { Text } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import type { UserId } from '@/model/ids';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { RelativeTime } from '@/ui/RelativeTime';
import { Stack } from '@/ui/Stack';
import look from '@/ui/words.module.css';
import styles from './LoadDialog.module.css';
import { planLoad, type Fate, type PlannedCommand } from './loadPlan';
import { queuePlanned } from './outboxThunks';

const fates = {
  queue: { kind: 'sending', text: outbox.willQueue },
  here: { kind: 'neutral', text: outbox.alreadyHere },
  sent: { kind: 'applied', text: outbox.alreadySent },
  noRecord: { kind: 'problem', text: outbox.noRecord },
  decided: { kind: 'neutral', text: outbox.decided },
  notFromFile: { kind: 'neutral', text: outbox.notFromFile },
} as const satisfies Record<Fate, { kind: unknown; text: Text }>;

export interface LoadDialogProps {
  readonly file: OutboxFile;
  readonly uid: UserId;
  readonly onClose: () => void;
}

const none: readonly PlannedCommand[] = [];

/**
 * Shows what loading a file would do, command by command. Another account's file is refused unless the user
 * takes it over.
 */
export function LoadDialog({ file, uid, onClose }: LoadDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const foreign = file.uid !== uid;
  const [asOwn, setAsOwn] = useState(false);
  const [now] = useState(Date.now);
  const planned = useAppSelector(
    (state) => (foreign && !asOwn ? none : planLoad(state, file, uid, { now, asOwn })),
    dequal,
  );
  const count = planned.filter(({ fate }) => fate === 'queue').length;
  return (
    <FormDialog
      wide
      title={t(outbox.loadTitle)}
      okLabel={count > 0 ? t(outbox.queueThese, { count }) : undefined}
      problem={count > 0 ? undefined : foreign && !asOwn ? '' : t(outbox.nothingToQueue)}
      onOk={() => {
        dispatch(queuePlanned(planned));
        onClose();
      }}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p>
          <Rich
            text={outbox.savedBy}
            values={{ account: file.account, when: <RelativeTime value={file.savedAt} /> }}
          />
        </p>
        {foreign && (
          <>
            <p role="alert">{t(outbox.foreign, { account: file.account })}</p>
            <CheckboxField label={t(outbox.reauthor)} checked={asOwn} onChange={setAsOwn} />
            {asOwn && <p className={look.muted}>{t(outbox.reauthorHint)}</p>}
          </>
        )}
        {file.unreadable.length > 0 && (
          <details className={look.muted}>
            <summary>{t(outbox.unreadable, { count: file.unreadable.length })}</summary>
            <ul>
              {file.unreadable.slice(0, 20).map((why, at) => (
                <li key={at}>{why}</li>
              ))}
            </ul>
          </details>
        )}
        <ul role="list" className={styles.list}>
          {planned.map((each) => (
            <Planned key={each.command.id} planned={each} />
          ))}
        </ul>
      </Stack>
    </FormDialog>
  );
}

function Planned({ planned: { command, fate } }: { readonly planned: PlannedCommand }) {
  const language = useLanguage();
  const { t } = language;
  const name = useAppSelector((state) => selectCommandName(state, command, language));
  const { kind, text } = fates[fate];
  return (
    <li>
      <div className={styles.head}>
        <span className={styles.title}>
          <CommandTitle command={command} />
        </span>
        <Badge kind={kind}>{t(text)}</Badge>
      </div>
      <CommandChange command={command} name={name} />
    </li>
  );
}
