import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import type { Message } from '@/language/text';
import { errorText } from './errorText';
import { useKeptDraft } from './useKeptDraft';

export interface KeptForm<T> {
  readonly content: T;
  readonly change: (edit: (before: T) => T) => void;
  readonly changed: boolean;
  /** The form started with an earlier session's content, which can be discarded. */
  readonly restored: boolean;
  readonly discard: () => void;
  readonly error: Message | undefined;
  readonly close: () => void;
  /** Proposes and closes. If `send` throws, its error is shown in `error`. */
  readonly propose: (send: (content: T) => void) => void;
}

/**
 * The content of a form that proposes something. Starts with the stored content (see `useKeptDraft`), else
 * with `begin` as it was when the form opened. The stored content is deleted when it is sent or the form is
 * cancelled.
 */
export function useKeptForm<T extends object>(
  form: string,
  schema: v.GenericSchema<unknown, T>,
  begin: () => T,
  onClose: () => void,
): KeptForm<T> {
  const kept = useKeptDraft(form, schema);
  const { keep, drop } = kept;
  const [first] = useState(begin);
  const [content, setContent] = useState(kept.restored ?? first);
  const [changed, setChanged] = useState(false);
  const [restored, setRestored] = useState(kept.restored !== undefined);
  const [error, setError] = useState<Message>();

  useEffect(() => {
    if (changed) keep(content);
  }, [changed, content, keep]);
  const close = () => {
    drop();
    onClose();
  };
  return {
    content,
    change: (edit) => {
      setChanged(true);
      setError(undefined);
      setContent(edit);
    },
    changed,
    restored,
    discard: () => {
      drop();
      setRestored(false);
      setChanged(false);
      setContent(first);
    },
    error,
    close,
    propose: (send) => {
      try {
        send(content);
        close();
      } catch (cause) {
        setError(errorText(cause));
      }
    },
  };
}
