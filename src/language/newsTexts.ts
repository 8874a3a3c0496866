import { news } from './en/news';
import { nouns } from './en/nouns';
import type { Message, Text } from './text';

export const newsTexts = {
  applied: news.applied,
  amended: news.amended,
  inPart: news.inPart,
  rejected: news.rejected,
  reverted: news.reverted,
  superseded: news.superseded,
  cameTrue: news.cameTrue,
  reply: news.reply,
  followUp: news.followUp,
  mention: news.mention,
} as const satisfies Readonly<Record<string, Text>>;

const namelessTexts = {
  event: nouns.anEvent,
  match: nouns.aMatch,
  player: nouns.aPlayer,
} as const satisfies Readonly<Record<string, Text>>;

interface SaidNews {
  readonly kind: keyof typeof newsTexts;
  readonly record: { readonly collection: keyof typeof namelessTexts; readonly name?: string };
}

/** News as a sentence. `by` is the speaker's name. */
export const newsMessage = ({ kind, record }: SaidNews, by: string): Message => ({
  text: newsTexts[kind],
  values: { by, record: record.name ?? { text: namelessTexts[record.collection] } },
});
