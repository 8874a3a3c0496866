import { selectRecord } from '@/wiki/records/recordsSelectors';
import { someRecordTexts } from '../display/sportWords';
import { outbox } from '@/language/en/outbox';
import type { Translate } from '@/language/language';
import type { Command } from '@/model/command';
import { matchSummary } from '@/model/matchSummary';
import type { AnyRecord } from '@/model/records';
import type { RootState } from '@/store/typed';
import { selectCommandRecord } from './commandRecord';

/** What a command is about in a few words, for the names of its buttons. */
export function selectCommandName(state: RootState, command: Command, t: Translate): string {
  const about = selectCommandRecord(state, command);
  if (about === undefined) {
    return command.body.kind === 'applyDeltas'
      ? t(outbox.apply, { count: command.body.deltaIds.length })
      : '';
  }
  const record: AnyRecord | undefined = selectRecord(state, about.collection, about.id);
  if (record === undefined) return about.name ?? t(someRecordTexts[about.collection]);
  return 'player1' in record ? matchSummary(record) : record.name;
}
