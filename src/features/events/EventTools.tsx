import { useState } from 'react';
import { ClipboardPen, Combine, GitFork, Presentation } from 'lucide-react';
import { eventMerging } from '@/language/en/eventMerging';
import { scorers } from '@/language/en/scorers';
import { records } from '@/language/en/records';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { dayBefore } from '@/model/dates';
import { lastDayOf } from '@/model/days/dateSpan';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { lazyDialog } from '@/parts/dialogs/lazyDialog';
import { ToolsMenu } from '@/parts/dialogs/ToolsMenu';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { selectIsModerator, selectUid } from '@/wiki/session/sessionSelectors';
import styles from './EventPage.module.css';

const { Part: ScorersDialog } = lazyDialog(() => import('./scorers/ScorersDialog'), 'ScorersDialog');

/** For editors. */
export function EventTools({ event }: { readonly event: Event }) {
  const { id, sport } = event;
  const t = useText();
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const mayInvite = useMayInvite(event, isNear);
  const near = () => setNear(true);
  return (
    <span className={styles.tools} onPointerEnter={near} onFocus={near}>
      <ToolsMenu
        items={[
          {
            label: t(records.addBracket),
            icon: <GitFork />,
            to: path('eventPanel', { id: sport.id, eventId: id, panel: 'brackets' }),
          },
          {
            label: t(titles.stage),
            icon: <Presentation />,
            to: path('eventPanel', { id: sport.id, eventId: id, panel: 'stage' }),
          },
          { label: t(eventMerging.link), icon: <Combine />, to: path('mergeEvent', { id }) },
          mayInvite && { label: t(scorers.tool), icon: <ClipboardPen />, onSelect: () => setOpen(true) },
        ]}
      />
      {open && mayInvite && <ScorersDialog event={event} onClose={() => setOpen(false)} />}
    </span>
  );
}

/** How long after an event its organisers find the tool. */
const organisingDays = 7;

/**
 * Whether the account may invite scorers: as a moderator, or as an organiser whom one has appointed. Few are organisers, so the
 * server is asked only once somebody reaches for the tools.
 */
function useMayInvite(event: Event, isNear: boolean): boolean {
  const uid = useAppSelector(selectUid);
  const isModerator = useAppSelector(selectIsModerator);
  const isOver = lastDayOf(event) < dayBefore(useToday(), organisingDays);
  useLiveList(
    !isNear || uid === undefined || isModerator || isOver
      ? undefined
      : { kind: 'organising', event: event.id, uid },
  );
  const appointed = useAppSelector((state) => selectLiveList(state, 'organising').data);
  return isModerator || (appointed ?? []).some((each) => each.event === event.id && !each.revoked);
}
