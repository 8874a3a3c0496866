import { useEffect, useRef } from 'react';

export type QueueKeys = Readonly<Record<string, () => void>>;

const walking: ReadonlySet<string> = new Set(['j', 'k']);
const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])';
const over = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Whether a dialog or menu is open. All of them are children of `body`, so the page's thousands of elements
 * are not searched.
 */
export const isCovered = (): boolean =>
  [...document.body.children].some(
    (child) => child.hasAttribute('data-base-ui-portal') && child.querySelector(over) !== null,
  );

export const isTyping = (): boolean => document.activeElement?.matches(typed) === true;

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
      // Enter belongs to the focused link or button.
      if (event.key === 'Enter' && target?.closest('a, button, input, summary')) return;
      const act = latest.current[event.key];
      // Auto-repeat moves the cursor, but never decides again.
      if (act === undefined || (event.repeat && !walking.has(event.key))) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
