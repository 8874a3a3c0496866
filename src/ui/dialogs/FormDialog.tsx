import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import { Button } from '../Button';
import { Dialog } from './Dialog';
import styles from './Dialog.module.css';

export interface FormDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Text, fields, or both. */
  readonly children?: ReactNode;
  /** Why it cannot be confirmed yet; shown beside the buttons and disables OK. */
  readonly problem?: string | undefined;
  readonly onOk: () => void;
  readonly onCancel: () => void;
  readonly okLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  /** OK destroys something. */
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Focus the first field in place of OK. */
  readonly focusField?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

const fields = 'input:not([type=hidden]), select, textarea';

/**
 * A dialog around any fields. OK has the focus first (a field, when that is asked for or while OK is disabled), Enter
 * confirms except in a textarea, Escape cancels.
 */
export function FormDialog({
  open,
  title,
  children,
  problem,
  onOk,
  onCancel,
  okLabel,
  cancelLabel,
  danger = false,
  busy = false,
  focusField = false,
  wide = false,
}: FormDialogProps) {
  const t = useText();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const ok = useRef<HTMLButtonElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside a portal would otherwise submit the form around it too.
    event.stopPropagation();
    if (problem === undefined && !busy) onOk();
  };

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      wide={wide}
      initialFocus={() => {
        const field = form.current?.querySelector<HTMLElement>(fields) ?? null;
        return focusField || ok.current?.disabled ? (field ?? ok.current) : ok.current;
      }}
      actions={
        <>
          {problem !== undefined && (
            <p role="status" className={styles.problem}>
              {problem}
            </p>
          )}
          <Button onClick={onCancel}>{cancelLabel ?? t(ui.cancel)}</Button>
          <Button
            ref={ok}
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            disabled={problem !== undefined}
            busy={busy}
          >
            {okLabel ?? t(ui.ok)}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} className={styles.form} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
