import { useLiveList } from '@/wiki/liveLists/useLiveList';

/** Follows the live card of an event while it is shown: one document, however many matches are live. */
export function FollowLive({ event }: { readonly event: string }) {
  useLiveList({ kind: 'live', event });
  return undefined;
}
