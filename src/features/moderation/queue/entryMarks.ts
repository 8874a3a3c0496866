import { useSyncExternalStore } from 'react';
import type { DeltaId } from '@/model/ids';

/**
 * Cursor and open entries of a list. Kept outside of React, so that a change re-renders only the affected
 * entries.
 */
export class EntryMarks {
  private at: DeltaId | undefined;
  private readonly opened = new Set<DeltaId>();
  private readonly subscribers = new Set<() => void>();

  readonly current = (): DeltaId | undefined => this.at;

  readonly moveTo = (id: DeltaId): void => {
    if (id === this.at) return;
    this.at = id;
    this.notify();
  };

  readonly isOpen = (id: DeltaId): boolean => this.opened.has(id);

  readonly toggle = (id: DeltaId): void => {
    if (!this.opened.delete(id)) this.opened.add(id);
    this.notify();
  };

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.subscribers.add(onChange);
    return () => this.subscribers.delete(onChange);
  };

  private notify(): void {
    for (const onChange of this.subscribers) onChange();
  }
}

export const useIsCurrent = (marks: EntryMarks, id: DeltaId): boolean =>
  useSyncExternalStore(marks.subscribe, () => marks.current() === id);

export const useIsOpen = (marks: EntryMarks, id: DeltaId): boolean =>
  useSyncExternalStore(marks.subscribe, () => marks.isOpen(id));
