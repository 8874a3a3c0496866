import type { ReactNode } from 'react';
import { reports as texts } from '@/language/en/reports';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { Section } from '@/ui/Section';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { declineNetwork } from './reportThunks';

interface NetworkReportsProps {
  readonly network: string;
  readonly count: number;
  readonly children: ReactNode;
}

export function NetworkReports({ network, count, children }: NetworkReportsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const decline = async () => {
    const sure = await dialogs.confirm({
      title: t(texts.declineTitle),
      body: t(texts.declineBody),
      okLabel: t(texts.declineOk),
      danger: true,
    });
    if (!sure) return;
    const outcome = await dispatch(declineNetwork(network));
    const isDone = typeof outcome === 'number';
    dispatch(
      noticeShown({
        id: `declined ${network}`,
        message: isDone ? message(texts.declined, { count: outcome }) : message(loadErrorWord(outcome)),
        tone: isDone ? 'success' : 'error',
      }),
    );
  };
  return (
    <Section
      title={t(texts.ofNetwork, { count })}
      actions={<Button onClick={() => void decline()}>{t(texts.declineAll)}</Button>}
    >
      {children}
    </Section>
  );
}
