import { useSyncExternalStore } from 'react';
import type { DeltaId } from '@/model/ids';

/**
 * Cursor and open entries of a list. Kept outside of React, so that a change re-renders only the affected
 * entries.
 */
export interface EntryMarks {
  readonly current: () => DeltaId | undefined;
  readonly moveTo: (id: DeltaId) => void;
  readonly isOpen: (id: DeltaId) => boolean;
  readonly toggle: (id: DeltaId) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createEntryMarks(): EntryMarks {
  let current: DeltaId | undefined;
  const opened = new Set<DeltaId>();
  const subscribers = new Set<() => void>();
  const tell = () => {
    for (const onChange of subscribers) onChange();
  };
  return {
    current: () => current,
    moveTo: (id) => {
      if (id === current) return;
      current = id;
      tell();
    },
    isOpen: (id) => opened.has(id),
    toggle: (id) => {
      if (!opened.delete(id)) opened.add(id);
      tell();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

export const useIsCurrent = ({ subscribe, current }: EntryMarks, id: DeltaId): boolean =>
  useSyncExternalStore(subscribe, () => current() === id);

export const useIsOpen = ({ subscribe, isOpen }: EntryMarks, id: DeltaId): boolean =>
  useSyncExternalStore(subscribe, () => isOpen(id));
