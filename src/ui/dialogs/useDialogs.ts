import { createContext, use } from 'react';
import type { ConfirmOptions } from './ConfirmDialog';
import type { PromptOptions } from './PromptDialog';

export interface Dialogs {
  readonly confirm: (options: ConfirmOptions) => Promise<boolean>;
  readonly prompt: (options: PromptOptions) => Promise<string | undefined>;
}

export const DialogsContext = createContext<Dialogs | undefined>(undefined);

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('Expected a DialogProvider around the caller of useDialogs, found none');
  return dialogs;
}
