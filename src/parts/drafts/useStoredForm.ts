import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { useKeptDraft } from './useKeptDraft';

export interface StoredForm<T> {
  readonly content: T;
  readonly change: (edit: (before: T) => T) => void;
  readonly changed: boolean;
  /** The form started with an earlier session's content, which can be discarded. */
  readonly restored: boolean;
  /** Deletes the stored content; the form keeps its own. */
  readonly drop: () => void;
  readonly discard: () => void;
}

/**
 * The content of a form, stored on the device from the first change (see `useKeptDraft`). Starts with the
 * stored content, else with `begin` as it was when the form opened.
 */
export function useStoredForm<T extends object>(
  form: string,
  schema: v.GenericSchema<unknown, T>,
  begin: () => T,
): StoredForm<T> {
  const kept = useKeptDraft(form, schema);
  const { keep, drop } = kept;
  const [first] = useState(begin);
  const [content, setContent] = useState(kept.restored ?? first);
  const [changed, setChanged] = useState(false);
  const [restored, setRestored] = useState(kept.restored !== undefined);
  useEffect(() => {
    if (changed) keep(content);
  }, [changed, content, keep]);
  return {
    content,
    change: (edit) => {
      setChanged(true);
      setContent(edit);
    },
    changed,
    restored,
    drop,
    discard: () => {
      drop();
      setRestored(false);
      setChanged(false);
      setContent(first);
    },
  };
}
