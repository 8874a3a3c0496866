import type { ReactNode } from 'react';
import { reports as texts } from '@/language/en/reports';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { Section } from '@/ui/Section';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { errorShown, successShown } from '@/wiki/notices/outcomeNotices';

interface NetworkReportsProps {
  readonly network: string;
  readonly count: number;
  readonly children: ReactNode;
}

export function NetworkReports({ network, count, children }: NetworkReportsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const { busy, ask } = useAskOnce();
  const decline = async () => {
    const sure = await dialogs.confirm({
      title: t(texts.declineTitle),
      body: t(texts.declineBody),
      okLabel: t(texts.declineOk),
      danger: true,
    });
    if (!sure) return;
    const { data: count, failed } = await ask({ kind: 'declineReports', network });
    const notice = `declined ${network}`;
    if (failed === undefined) dispatch(successShown(notice, message(texts.declined, { count })));
    else dispatch(errorShown(notice, message(loadErrorWord(failed))));
  };
  return (
    <Section
      title={t(texts.ofNetwork, { count })}
      actions={
        <Button busy={busy} onClick={() => void decline()}>
          {t(texts.declineAll)}
        </Button>
      }
    >
      {children}
    </Section>
  );
}
