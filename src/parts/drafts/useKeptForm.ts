import { useState } from 'react';
import type * as v from 'valibot';
import type { Message } from '@/language/text';
import { errorText } from './errorText';
import { useStoredForm, type StoredForm } from './useStoredForm';

export interface KeptForm<T> extends Omit<StoredForm<T>, 'drop'> {
  readonly error: Message | undefined;
  readonly close: () => void;
  /** Proposes and closes. If `send` throws, its error is shown in `error`. */
  readonly propose: (send: (content: T) => void) => void;
}

/** The content of a form that proposes something. Deletes the stored content when it is sent or cancelled. */
export function useKeptForm<T extends object>(
  form: string,
  schema: v.GenericSchema<unknown, T>,
  begin: () => T,
  onClose: () => void,
): KeptForm<T> {
  const { drop, change, ...kept } = useStoredForm(form, schema, begin);
  const [error, setError] = useState<Message>();
  const close = () => {
    drop();
    onClose();
  };
  return {
    ...kept,
    change: (edit) => {
      setError(undefined);
      change(edit);
    },
    error,
    close,
    propose: (send) => {
      try {
        send(kept.content);
        close();
      } catch (cause) {
        setError(errorText(cause));
      }
    },
  };
}
