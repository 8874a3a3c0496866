import { RotateCcw, UserRound } from 'lucide-react';
import { useState } from 'react';
import { acts } from '@/language/en/acts';
import { message, type Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { someRecordTexts } from '@/parts/words/sportWords';
import type { LogEntry } from '@/model/acts/log';
import { isCollection } from '@/model/schema/recordSchema';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { Menu } from '@/ui/Menu';
import { selectIsRestoring } from '../accounts/accountsSelectors';
import { restoreAct } from '@/wiki/history/restoreAct';
import { RestoreAllDialog } from './RestoreAllDialog';

export function RestoreMenu({ entry }: { readonly entry: LogEntry }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const restoring = useAppSelector((state) => selectIsRestoring(state, entry.id));
  const [choosing, setChoosing] = useState(false);
  const { label, title, body } = wordsOf(entry);
  const restore = async () => {
    const sure = await dialogs.confirm({ title: t(title), body: t(body), okLabel: t(acts.ok) });
    if (sure) dispatch(restoreAct(entry.id));
  };
  return (
    <>
      <Menu
        label={t(acts.restore)}
        items={[
          {
            label: t(label),
            icon: <RotateCcw />,
            disabled: restoring,
            onSelect: () => void restore(),
          },
          {
            label: t(acts.restoreAll),
            icon: <UserRound />,
            onSelect: () => setChoosing(true),
          },
        ]}
      />
      {choosing && <RestoreAllDialog entry={entry} onClose={() => setChoosing(false)} />}
    </>
  );
}

interface Words {
  readonly label: Message;
  readonly title: Message;
  readonly body: Message;
}

function wordsOf({ kind, target, records }: LogEntry): Words {
  if (!isCollection(target.collection)) {
    return {
      label: message(acts.restoreProposal),
      title: message(acts.confirmProposal),
      body: message(acts.proposalComesBack),
    };
  }
  const name = target.name ?? message(someRecordTexts[target.collection]);
  if (kind === 'approveEvent') {
    return {
      label: message(acts.revertApproval, { name }),
      title: message(acts.confirmApproved, { name }),
      body: message(acts.approvalGoes),
    };
  }
  return {
    label: message(acts.restoreThis, { name }),
    title: message(acts.confirmDeleted, { name }),
    body:
      target.collection === 'event'
        ? message(acts.cardComesBack, { count: records })
        : message(acts.recordComesBack),
  };
}
