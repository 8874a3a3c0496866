import { ui } from '@/language/en/ui';
import { message } from '@/language/text';
import { useAppDispatch } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { loadReverting } from './revertingCode';

/**
 * Loads the code before asking for a note, so that nobody writes one in vain. Without a network it says so and gives
 * `undefined`.
 */
export function useRevertingCode(): () => Promise<Awaited<ReturnType<typeof loadReverting>> | undefined> {
  const dispatch = useAppDispatch();
  return () =>
    loadReverting().catch(() => {
      dispatch(noticeShown({ id: 'not-here-yet', message: message(ui.notHereYet) }));
      return undefined;
    });
}
