import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import type { Message } from '@/language/text';
import { errorText } from './errorText';
import { useKeptDraft } from './useKeptDraft';

export interface KeptForm<T> {
  readonly content: T;
  /** Takes what was typed: from now on the device keeps it. */
  readonly change: (edit: (before: T) => T) => void;
  /** True if anything was typed since the form was opened. */
  readonly changed: boolean;
  /** True if the form began with what an earlier session left, which can be discarded. */
  readonly restored: boolean;
  readonly discard: () => void;
  /** Why it could not be proposed, until something else is typed. */
  readonly error: Message | undefined;
  readonly close: () => void;
  /** Proposes and closes; what `send` throws stands in `error`. */
  readonly propose: (send: (content: T) => void) => void;
}

/**
 * The content of a form that proposes something: it begins with what the device kept of it (see `useKeptDraft`), else
 * with `begin`, and is forgotten once it was sent or given up. `begin` counts as it was when the form was opened.
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
