import { dequal } from 'dequal';
import { saidText } from '../display/saidText';
import { RecordLink } from '../display/RecordLink';
import { outbox } from '@/language/en/outbox';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { assertNever } from '@/lib/assertNever';
import { tableGet } from '@/lib/table';
import type { Command } from '@/model/command';
import { useAppSelector } from '@/store/typed';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { selectCommandRecord } from './commandRecord';

/** What a command would do, in one line; the record in it leads to where it is shown. */
export function CommandTitle({ command }: { readonly command: Command }) {
  const t = useText();
  const { body } = command;
  const about = useAppSelector((state) => selectCommandRecord(state, command), dequal);
  const author = useAppSelector((state) =>
    body.kind === 'deleteDelta' ? tableGet(state.deltas.rows, body.deltaId)?.author : undefined,
  );
  const uid = useAppSelector(selectUid);
  const record = about ? (
    <RecordLink collection={about.collection} id={about.id} fallback={about.name} />
  ) : (
    '…'
  );
  switch (body.kind) {
    case 'upsertDelta':
      return record;
    case 'deleteDelta':
      return (
        <Rich
          text={author === undefined || author === uid ? outbox.withdraw : outbox.deleteProposal}
          values={{ record }}
        />
      );
    case 'rejectDelta':
      return <Rich text={outbox.reject} values={{ record, reason: saidText(t, body.reason) }} />;
    case 'reply':
      return <Rich text={outbox.reply} values={{ record, text: body.text }} />;
    case 'applyDeltas':
      return t(outbox.apply, { count: body.deltaIds.length });
    case 'approveEvent':
      return <Rich text={outbox.approveEvent} values={{ record }} />;
    case 'deleteEvent':
      return <Rich text={outbox.deleteEvent} values={{ record }} />;
    case 'restore':
      return t('act' in body.asked ? outbox.restore : outbox.restoreSince);
    case 'saveProfile':
      return t(outbox.saveProfile, { name: body.name });
    case 'setRole':
      return t(body.grant ? outbox.grantRole : outbox.takeRole, { email: body.email });
    case 'banUser':
      return t(body.asked.ban ? outbox.ban : outbox.unban);
    case 'resetProfile':
      return t(outbox.resetProfile);
    case 'saveDevice':
      return t(body.wanted ? outbox.notify : outbox.notNotify);
    default:
      return assertNever(body, 'command');
  }
}
