import { useSyncExternalStore } from 'react';
import type { DeltaId } from '@/model/ids';

/**
 * The marks of entries of a list: the cursor, and which show their details. They stand outside of React, so that only the entries
 * that a change is about are drawn again.
 */
export interface EntryMarks {
  /** The proposal that keys act on. */
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

/** Tells whether the cursor is on a proposal. */
export const useIsCurrent = ({ subscribe, current }: EntryMarks, id: DeltaId): boolean =>
  useSyncExternalStore(subscribe, () => current() === id);

/** Tells whether a proposal shows its details. */
export const useIsOpen = ({ subscribe, isOpen }: EntryMarks, id: DeltaId): boolean =>
  useSyncExternalStore(subscribe, () => isOpen(id));
