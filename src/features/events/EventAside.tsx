import type { Event } from '@/model/records/records';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { Stack } from '@/ui/Stack';
import { DeleteButton } from '@/parts/dialogs/DeleteButton';
import { ReportButton } from '@/parts/reports/ReportButton';
import { Keep } from '@/parts/scopes/Keep';
import { keeping } from '@/language/en/keeping';
import { EventFacts } from './EventFacts';
import styles from './EventPage.module.css';
import { eventMerging } from '@/language/en/eventMerging';
import { MergedPages } from '@/parts/merging/MergedPages';
import { useAppDispatch } from '@/store/typed';

export function EventAside({ event }: { readonly event: Event }) {
  const t = useText();
  const { id, name, sport } = event;
  return (
    <Stack gap={4}>
      <div className={styles.screenOnly}>
        <EventFacts id={id} />
        <ReportButton collection="event" id={id} name={name} />
      </div>
      <div className={styles.screenOnly}>
        <MergedEvents event={event} />
      </div>
      <div className={styles.screenOnly}>
        <Keep scope={{ kind: 'matchesOfEvent', event: id }} label={t(keeping.keepEvent)} />
      </div>
      <div className={styles.screenOnly}>
        <DeleteButton collection="event" id={id} name={name} leadsTo={path('sport', { id: sport.id })} />
      </div>
    </Stack>
  );
}

function MergedEvents({ event: { id, name, sport } }: { readonly event: Event }) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <MergedPages
      collection="event"
      id={id}
      title={t(eventMerging.mergedPages)}
      ask={(source) => t(eventMerging.separateAsk, { source, target: name })}
      hint={t(eventMerging.separateHint)}
      historyOf={(source) => path('eventPanel', { id: sport.id, eventId: source, panel: 'history' })}
      separate={async (source) => {
        const { proposeEventSeparation } = await import(
          /* webpackChunkName: "editing" */ './merge/eventMergeThunks'
        );
        dispatch(proposeEventSeparation(source));
      }}
    />
  );
}
