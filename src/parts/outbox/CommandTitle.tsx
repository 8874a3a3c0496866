import { dequal } from 'dequal';
import { RecordLink } from '../records/RecordLink';
import { useExplanation } from '../records/useExplanation';
import { RichMessage } from '@/language/Rich';
import type { Command } from '@/model/proposals/command';
import { useAppSelector } from '@/store/typed';
import { commandTitle } from '@/wiki/outbox/commandKinds';
import { selectCommandRecord } from './commandRecord';

export function CommandTitle({ command }: { readonly command: Command }) {
  const about = useAppSelector((state) => selectCommandRecord(state, command), dequal);
  const { text, values = {}, reasonCause } = useAppSelector((state) => commandTitle(command, state), dequal);
  const record = about ? (
    <RecordLink collection={about.collection} id={about.id} fallback={about.name} />
  ) : (
    '…'
  );
  const { reason, ...rest } = values;
  const said = useExplanation(typeof reason === 'string' ? reason : undefined, reasonCause);
  return (
    <RichMessage text={text} values={{ ...rest, ...(said !== undefined && { reason: said }), record }} />
  );
}
