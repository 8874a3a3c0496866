import { dequal } from 'dequal';
import { saidText } from '../display/saidText';
import { RecordLink } from '../display/RecordLink';
import { RichMessage } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { Command } from '@/model/command';
import { useAppSelector } from '@/store/typed';
import { commandTitle } from '@/wiki/outbox/commandKinds';
import { selectCommandRecord } from './commandRecord';

/** What a command would do, in one line; the record in it leads to where it is shown. */
export function CommandTitle({ command }: { readonly command: Command }) {
  const t = useText();
  const about = useAppSelector((state) => selectCommandRecord(state, command), dequal);
  const { text, values = {} } = useAppSelector((state) => commandTitle(command, state), dequal);
  const record = about ? (
    <RecordLink collection={about.collection} id={about.id} fallback={about.name} />
  ) : (
    '…'
  );
  // A reason may be one of those at hand, which are stored in English.
  const { reason, ...rest } = values;
  const said = typeof reason === 'string' && { reason: saidText(t, reason) };
  return <RichMessage text={text} values={{ ...rest, ...said, record }} />;
}
