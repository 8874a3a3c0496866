import type { ReactNode } from 'react';
import { history } from '@/language/en/history';
import { ui } from '@/language/en/ui';
import { message } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import type { AppThunk } from '@/store/typed';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { readersDay } from '../days/useToday';
import { loadReverting } from './revertingCode';

type RevertingCode = Awaited<ReturnType<typeof loadReverting>>;

/** Loads the code before anything is asked, so that nobody writes a note in vain. Says so if it cannot. */
export const readyToRevert = (): AppThunk<Promise<RevertingCode | undefined>> => async (dispatch) => {
  const code = await loadReverting().catch(() => undefined);
  if (code === undefined) dispatch(noticeShown({ id: 'not-here-yet', message: message(ui.notHereYet) }));
  return code;
};

/** Asks why a member proposes a revert. */
export function useAskWhyReverted(): (title: string, body: ReactNode) => Promise<string | undefined> {
  const { t, dates } = useLanguage();
  const dialogs = useDialogs();
  return (title, body) =>
    dialogs.prompt({
      title,
      body,
      label: t(history.proposeWhy),
      initialValue: t(history.revertNote, { day: dates.day(readersDay()) ?? '' }),
      multiline: true,
      rows: 3,
      maxLength: limits.note,
    });
}
