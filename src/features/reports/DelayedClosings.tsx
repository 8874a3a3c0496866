import { reports as texts } from '@/language/en/reports';
import { useText } from '@/language/useLanguage';
import type { Command } from '@/model/proposals/command';
import { someRecordTexts } from '@/parts/words/sportWords';
import { DelayedDecision, DelayedRegion } from '@/parts/outbox/DelayedDecision';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { selectDelayedClosings, selectOpenList } from '@/wiki/reports/reportsSelectors';
import { selectReportedName } from './reportSelectors';

export function DelayedClosings() {
  const delayed = useAppSelector(selectDelayedClosings);
  return (
    <DelayedRegion>
      {delayed.map((command) => (
        <DelayedClosing key={command.id} command={command} />
      ))}
    </DelayedRegion>
  );
}

function DelayedClosing({ command }: { readonly command: Command<'closeReport'> }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { id, body, sendAfter = 0 } = command;
  const { data: open } = useAppSelector(selectOpenList);
  const report = open?.find((each) => each.id === body.reportId);
  const name = useAppSelector((state) => report && selectReportedName(state, report));
  return (
    <DelayedDecision
      what={
        report
          ? t(texts.willClose, { name: name ?? t(someRecordTexts[report.collection]) })
          : t(texts.willCloseOne)
      }
      sendAfter={sendAfter}
      onUndo={() => dispatch(outboxActions.discarded({ id }))}
      onSend={() => dispatch(outboxActions.retried({ id }))}
    />
  );
}
