import {
  useMemo,
  useState,
  type Dispatch,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { lazyPart } from '../lazyPart';
import { DialogsContext, type Dialogs } from './useDialogs';

const confirm = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './ConfirmDialog'), 'ConfirmDialog');
const prompt = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './PromptDialog'), 'PromptDialog');

export const preloadDialogs = () => Promise.all([confirm.preload(), prompt.preload()]);

/** Numbers the dialogs, so that each is drawn from the beginning. */
let lastDialog = 0;

type Queue = readonly ReactElement[];

const without =
  (answered: ReactElement) =>
  (queue: Queue): Queue =>
    queue.filter((each) => each !== answered);

function ask<Answer>(
  setQueue: Dispatch<SetStateAction<Queue>>,
  dialog: (key: number, onAnswer: (answer: Answer) => void) => ReactElement,
): Promise<Answer> {
  return new Promise((resolve) => {
    const asked = dialog(++lastDialog, (answer) => {
      setQueue(without(asked));
      resolve(answer);
    });
    setQueue((before) => [...before, asked]);
  });
}

export function DialogProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<Queue>([]);
  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (options) =>
        ask(setQueue, (key, onAnswer) => <confirm.Part {...options} key={key} onAnswer={onAnswer} />),
      prompt: (options) =>
        ask(setQueue, (key, onAnswer) => <prompt.Part {...options} key={key} onAnswer={onAnswer} />),
    }),
    [],
  );
  return (
    <DialogsContext value={dialogs}>
      {children}
      {queue[0]}
    </DialogsContext>
  );
}
