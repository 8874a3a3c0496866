import { useEffect, useRef } from 'react';

/** The effects of the queue's keys, by `event.key`, upper case with Shift. */
export type QueueKeys = Readonly<Record<string, () => void>>;

const walking: ReadonlySet<string> = new Set(['j', 'k']);
const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])';
const over = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Tells whether a dialog or a menu is open. All of them stand beside the page, so its thousands of elements need not be searched. */
export const isCovered = (): boolean =>
  [...document.body.children].some(
    (child) => child.hasAttribute('data-base-ui-portal') && child.querySelector(over) !== null,
  );

/** Tells whether what has the focus takes letters. */
export const isTyping = (): boolean => document.activeElement?.matches(typed) === true;

/** Listens for single keys wherever the focus is, but never while something is typed or a dialog or menu is open. */
export function useQueueKeys(keys: QueueKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(typed) || isCovered()) return;
      // Enter belongs to the link or button that has the focus.
      if (event.key === 'Enter' && target?.closest('a, button, input, summary')) return;
      const act = latest.current[event.key];
      // A key that is held moves on, and decides once.
      if (act === undefined || (event.repeat && !walking.has(event.key))) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
