import type { Event } from '@/model/records/records';
import { createAppSelector } from '@/store/typed';
import { selectEventIds, selectEventLayers } from '@/wiki/records/recordsSelectors';
import { selectUid } from '@/wiki/session/sessionSelectors';

/** The order stated for the newest event that the signed-in person has added, on any device. */
export const selectUsualOrder = createAppSelector(
  [selectUid, selectEventIds, selectEventLayers],
  (uid, ids, { read }) => {
    let newest: Event | undefined;
    for (const id of ids) {
      const event = read(id);
      const isOwn = event?.cardOrder !== undefined && event.author.id === uid;
      if (isOwn && event.created > (newest?.created ?? -1)) newest = event;
    }
    return newest?.cardOrder;
  },
);
