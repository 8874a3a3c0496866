import { eventMerging } from '@/language/en/eventMerging';
import { useText } from '@/language/useLanguage';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { MergedPages } from '@/parts/merging/MergedPages';
import { useAppDispatch } from '@/store/typed';

export function MergedEvents({ event: { id, name, sport } }: { readonly event: Event }) {
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
