import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import { Button } from '../Button';
import { Dialog } from './Dialog';
import styles from './Dialog.module.css';

export interface FormDialogProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly problem?: string | undefined;
  readonly onOk: () => void;
  readonly onCancel: () => void;
  readonly okLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly focusField?: boolean | undefined;
  readonly wide?: boolean | undefined;
}

const fields = 'input:not([type=hidden]), select, textarea';

/**
 * A dialog around fields. OK gets the focus first, or the first field if requested or if OK is disabled.
 * Enter confirms except in a textarea; Escape cancels.
 */
export function FormDialog({
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
    // React events bubble out of a portal, so this would also submit a surrounding form.
    event.stopPropagation();
    if (problem === undefined && !busy) onOk();
  };

  return (
    <Dialog
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
