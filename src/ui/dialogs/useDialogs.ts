import { createContext, use } from 'react';
import type { ConfirmOptions } from './ConfirmDialog';
import type { PromptOptions } from './PromptDialog';

/** Asking the user from an event handler: `if (await dialogs.confirm({ title: 'Delete?' })) …`. */
export interface Dialogs {
  /** True for OK. */
  readonly confirm: (options: ConfirmOptions) => Promise<boolean>;
  /** The text, or `undefined` when cancelled. */
  readonly prompt: (options: PromptOptions) => Promise<string | undefined>;
}

export const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** The dialogs of the nearest `DialogProvider`. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('Expected a DialogProvider around the caller of useDialogs, found none');
  return dialogs;
}
