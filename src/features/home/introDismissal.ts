import { keepItem, readItem } from '@/lib/browserParts';

const key = 'armwiki-intro';

/** Synchronous, unlike preferences: the page's first words contain the line too. */
export const isIntroDismissed = (): boolean => readItem('local', key) !== undefined;

export function dismissIntro(): void {
  keepItem('local', key, 'dismissed');
}
