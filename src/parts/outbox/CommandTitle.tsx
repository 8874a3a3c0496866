import { dequal } from 'dequal';
import { RecordLink } from '../records/RecordLink';
import { explain } from '@/language/causes';
import { RichMessage } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { Command } from '@/model/proposals/command';
import { useAppSelector } from '@/store/typed';
import { commandTitle } from '@/wiki/outbox/commandKinds';
import { selectCommandRecord } from './commandRecord';

export function CommandTitle({ command }: { readonly command: Command }) {
  const t = useText();
  const about = useAppSelector((state) => selectCommandRecord(state, command), dequal);
  const { text, values = {}, reasonCause } = useAppSelector((state) => commandTitle(command, state), dequal);
  const record = about ? (
    <RecordLink collection={about.collection} id={about.id} fallback={about.name} />
  ) : (
    '…'
  );
  const { reason, ...rest } = values;
  const said = typeof reason === 'string' && { reason: explain(t, reason, reasonCause) };
  return <RichMessage text={text} values={{ ...rest, ...said, record }} />;
}
