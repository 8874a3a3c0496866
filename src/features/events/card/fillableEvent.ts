import type { ReadLine } from '@/model/card/cardLines';
import { draftOf, emptyDraft, type Draft, type Drafts } from '@/parts/drafts/draft';

/** What the lines say of a new event, where its fields are empty. The first line with a fact wins. */
export const fillableFrom = (lines: readonly ReadLine[], event: Drafts): Drafts =>
  Object.fromEntries(
    lines
      .flatMap((line) => (line.kind === 'event' ? Object.entries(line.facts) : []))
      .filter(([path]) => isEmpty(event[path]))
      .map(([path, value]: readonly [string, string]) => [path, draftOf(value)] as const)
      .toReversed(),
  );

const isEmpty = (draft: Draft = emptyDraft): boolean =>
  draft.kind === 'value' && (draft.value === null || draft.value === '');
