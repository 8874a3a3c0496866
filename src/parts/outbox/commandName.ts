import { selectRecord } from '@/wiki/records/recordsSelectors';
import { someRecordTexts } from '../words/sportWords';
import type { Language } from '@/language/language';
import type { Command } from '@/model/proposals/command';
import type { AnyRecord } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { commandTitle } from '@/wiki/outbox/commandKinds';
import { matchLineOf } from '@/wiki/sports/matchLineOf';
import { selectSport } from '@/wiki/sports/sportsSelectors';
import { selectCommandRecord } from './commandRecord';

export function selectCommandName(state: RootState, command: Command, { t }: Language): string {
  const about = selectCommandRecord(state, command);
  if (about === undefined) {
    // Without a record, the command's title is its only description.
    return command.body.kind === 'applyDeltas' ? t(commandTitle(command, state)) : '';
  }
  const record: AnyRecord | undefined = selectRecord(state, about.collection, about.id);
  if (record === undefined) return about.name ?? t(someRecordTexts[about.collection]);
  return 'player1' in record
    ? matchLineOf(t, selectSport(state, record.event.sport.id), record)
    : record.name;
}
