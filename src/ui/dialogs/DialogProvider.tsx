import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../lazyPart';
import { DialogsContext, type Dialogs } from './useDialogs';

const confirm = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './ConfirmDialog'), 'ConfirmDialog');
const prompt = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './PromptDialog'), 'PromptDialog');

export const preloadDialogs = () => Promise.all([confirm.preload(), prompt.preload()]);

/** Numbers the dialogs, so that each is drawn from the beginning. */
let lastDialog = 0;

export function DialogProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly ReactElement[]>([]);
  const dialogs = useMemo<Dialogs>(() => {
    const ask = <Answer,>(dialog: (key: number, onAnswer: (answer: Answer) => void) => ReactElement) =>
      new Promise<Answer>((resolve) => {
        const asked = dialog(++lastDialog, (answer) => {
          setQueue((before) => before.filter((each) => each !== asked));
          resolve(answer);
        });
        setQueue((before) => [...before, asked]);
      });
    return {
      confirm: (options) =>
        ask((key, onAnswer) => <confirm.Part {...options} key={key} onAnswer={onAnswer} />),
      prompt: (options) => ask((key, onAnswer) => <prompt.Part {...options} key={key} onAnswer={onAnswer} />),
    };
  }, []);
  return (
    <DialogsContext value={dialogs}>
      {children}
      {queue[0]}
    </DialogsContext>
  );
}
