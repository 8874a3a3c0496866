import { sentences } from './en/sentences';
import type { Text } from './text';

/** Reasons for a rejection that are at hand, by their sentence; stored in English, whoever rejects. */
export const commonReasons = [
  sentences.noSource,
  sentences.contradicts,
  sentences.duplicate,
  sentences.known,
  sentences.spelling,
  sentences.outOfScope,
] as const satisfies readonly Text[];

/** Reasons of which every word is known, so that they can be said in any language: those, and the server's own. */
export const knownReasons: readonly Text[] = [
  sentences.recordDeleted,
  sentences.accountBanned,
  ...commonReasons,
];
