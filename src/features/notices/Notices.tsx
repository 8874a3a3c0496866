import { useAppDispatch, useAppSelector } from '@/store/typed';
import { NoticeRegion } from '@/ui/notices/NoticeRegion';
import { noticeDismissed, type Notice } from './noticesSlice';
import { refresh } from './refresh';

/** The notices of the store, in their live region. */
export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector((state) => state.notices.notices);
  const act = (does: Notice['actions'][number]['does'], id: string) => {
    dispatch(noticeDismissed(id));
    if (does === 'reload') void refresh();
  };
  return (
    <NoticeRegion
      notices={notices.map(({ timeoutMs, actions, ...notice }) => ({
        ...notice,
        timeout: timeoutMs,
        actions: actions.map(({ label, does }) => ({ label, onClick: () => act(does, notice.id) })),
      }))}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
    />
  );
}
