import { useEffect } from 'react';
import { app } from '@/language/en/app';
import { useText } from '@/language/useLanguage';

/** Screens that follow each other within this time change the head once. */
const debounceMs = 50;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sets the document's title and meta tags by name (`{ description: '…' }`), debounced by 50 ms. The last
 * caller wins. Without a description the page gets the site's; other tags keep their content.
 */
export function useHead(title: string | undefined, meta: Readonly<Record<string, string>> = {}): void {
  const t = useText();
  const all = { description: t(app.description), ...meta };
  // Compare by content, because callers pass object literals.
  const tags = JSON.stringify(all);
  useEffect(() => {
    if (title === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      document.title = title;
      for (const [name, content] of Object.entries(all)) setMeta(name, content);
    }, debounceMs);
    // No cleanup: a screen that is gone by then has been replaced by one that sets its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [title, tags]);
}

function setMeta(name: string, content: string): void {
  let tag = [...document.head.getElementsByTagName('meta')].find((meta) => meta.name === name);
  if (!tag) {
    tag = document.createElement('meta');
    tag.name = name;
    document.head.append(tag);
  }
  tag.content = content;
}
