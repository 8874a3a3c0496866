import { useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '../lazyPart';
import type { ConfirmDialogProps, ConfirmOptions } from './ConfirmDialog';
import type { PromptDialogProps, PromptOptions } from './PromptDialog';
import { DialogsContext, type Dialogs } from './useDialogs';

type OpenDialog = { readonly id: number } & (
  | { readonly kind: 'confirm'; readonly options: ConfirmOptions; readonly answer: (ok: boolean) => void }
  | {
      readonly kind: 'prompt';
      readonly options: PromptOptions;
      readonly answer: (text: string | undefined) => void;
    }
);

const confirm = lazyPart<ConfirmDialogProps>(() =>
  import(/* webpackChunkName: "dialogs" */ './ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog),
);
const prompt = lazyPart<PromptDialogProps>(() =>
  import(/* webpackChunkName: "dialogs" */ './PromptDialog').then(({ PromptDialog }) => PromptDialog),
);

export const preloadDialogs = () => Promise.all([confirm.preload(), prompt.preload()]);

/** Numbers the dialogs, so that each is drawn from the beginning. */
let lastDialog = 0;

export function DialogProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly OpenDialog[]>([]);
  const dialogs = useMemo<Dialogs>(() => {
    const ask = (asked: OpenDialog) => setQueue((before) => [...before, asked]);
    return {
      confirm: (options) =>
        new Promise((answer) => ask({ id: ++lastDialog, kind: 'confirm', options, answer })),
      prompt: (options) =>
        new Promise((answer) => ask({ id: ++lastDialog, kind: 'prompt', options, answer })),
    };
  }, []);
  const [asked] = queue;
  const next = () => setQueue((before) => before.filter((each) => each !== asked));
  return (
    <DialogsContext value={dialogs}>
      {children}
      {asked?.kind === 'confirm' && (
        <confirm.Part
          {...asked.options}
          key={asked.id}
          open
          onAnswer={(ok) => {
            next();
            asked.answer(ok);
          }}
        />
      )}
      {asked?.kind === 'prompt' && (
        <prompt.Part
          {...asked.options}
          key={asked.id}
          open
          onAnswer={(text) => {
            next();
            asked.answer(text);
          }}
        />
      )}
    </DialogsContext>
  );
}
