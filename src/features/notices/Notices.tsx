import type { Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { NoticeRegion } from '@/ui/notices/NoticeRegion';
import { noticeDismissed, type NoticeAction } from '@/wiki/notices/noticesSlice';

// With what saves changes that wait, which is fetched ahead.
const loadSaving = () => import(/* webpackChunkName: "save-changes" */ './saveReports');

// With what tells of a new version, and so is there whenever one can be asked for.
const loadRefresh = () => import(/* webpackChunkName: "service-worker" */ './refreshNotice');

/** The notices of the store, in their live region. */
export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector((state) => state.notices.notices);
  const reports = useAppSelector((state) => state.notices.reports);
  const t = useText();
  const say = (text: Message | string) => (typeof text === 'string' ? text : t(text));
  const act = (does: NoticeAction['does'], id: string) => {
    // It stays until the page goes: the new version may take seconds to take over.
    if (does === 'reload') {
      loadRefresh().then(
        ({ refreshWithNotice }) => refreshWithNotice(id, dispatch),
        // The stored files of this version are gone, since another has taken over.
        () => window.location.reload(),
      );
      return;
    }
    // So does what is not saved yet.
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
