import { news } from './en/news';
import { nouns } from './en/nouns';
import type { Message, Text } from './text';

const namelessTexts = {
  event: nouns.anEvent,
  match: nouns.aMatch,
  player: nouns.aPlayer,
} as const satisfies Readonly<Record<string, Text>>;

interface SaidNews {
  readonly kind: keyof typeof news;
  readonly record: { readonly collection: keyof typeof namelessTexts; readonly name?: string };
}

export const newsMessage = ({ kind, record }: SaidNews, by: string): Message => ({
  text: news[kind],
  values: { by, record: record.name ?? { text: namelessTexts[record.collection] } },
});
