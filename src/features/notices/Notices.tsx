import type { Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { NoticeRegion } from '@/ui/notices/NoticeRegion';
import { noticeDismissed, type NoticeAction } from '@/wiki/notices/noticesSlice';

// In the chunk that saves waiting changes, which is prefetched.
const loadSaving = () => import(/* webpackChunkName: "save-changes" */ './saveReports');

// In the chunk that announces a new version, so it is loaded before anybody can ask for a reload.
const loadRefresh = () => import(/* webpackChunkName: "service-worker" */ './refreshNotice');

export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector((state) => state.notices.notices);
  const reports = useAppSelector((state) => state.notices.reports);
  const t = useText();
  const say = (text: Message | string) => (typeof text === 'string' ? text : t(text));
  const act = (does: NoticeAction['does'], id: string) => {
    // The notice stays until the page reloads: the new version may need seconds to take over.
    if (does === 'reload') {
      loadRefresh().then(
        ({ refreshWithNotice }) => refreshWithNotice(id, dispatch),
        // The chunk failed to load because another version has replaced the stored files.
        () => window.location.reload(),
      );
      return;
    }
    // The notice also stays until the reports are saved.
    if (does === 'saveReports') {
      const save = ({ saveReports }: Awaited<ReturnType<typeof loadSaving>>) => {
        saveReports(reports);
        dispatch(noticeDismissed(id));
      };
      loadSaving().then(save, () => undefined);
      return;
    }
    dispatch(noticeDismissed(id));
    if (does !== 'dismiss') dispatch(does);
  };
  return (
    <NoticeRegion
      notices={notices.map(({ timeoutMs, message, actions, ...notice }) => ({
        ...notice,
        message: say(message),
        timeout: timeoutMs,
        actions: actions.map(({ label, does }) => ({
          label: say(label),
          onClick: () => act(does, notice.id),
        })),
      }))}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
    />
  );
}
