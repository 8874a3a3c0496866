import { explain } from '@/language/causes';
import { nouns } from '@/language/en/nouns';
import { notices } from '@/language/en/notices';
import { fields as japaneseFields } from '@/language/ja/fields';
import { nouns as japaneseNouns } from '@/language/ja/nouns';
import { notices as japaneseNotices } from '@/language/ja/notices';
import { sentences as japaneseSentences } from '@/language/ja/sentences';
import { createLanguage, type Translate } from '@/language/language';
import type { Text } from '@/language/text';
import { isSuperseded, standsInstead } from '@/model/cause';
import { matchName } from '@/model/matches/matchFacts';
import type { DeviceLanguage } from '@/model/news/device';
import type { Event, Match } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { path } from '@/model/sharing/routes';
import type { Decision } from './decision';
import type { Notice } from './sender';

const longestBody = 200;

const languages = {
  en: createLanguage('en').t,
  ja: createLanguage('ja', {
    fields: japaneseFields,
    nouns: japaneseNouns,
    notices: japaneseNotices,
    sentences: japaneseSentences,
  }).t,
} as const satisfies Record<DeviceLanguage, Translate>;

const newNouns = {
  event: nouns.event,
  match: nouns.match,
  player: nouns.player,
} as const satisfies Record<Collection, Text>;

const changedNouns = {
  event: nouns.anEvent,
  match: nouns.aMatch,
  player: nouns.aPlayer,
} as const satisfies Record<Collection, Text>;

const supersededTitles = {
  superseded: notices.changeSuperseded,
  cameTrue: notices.changeCameTrue,
} as const;

function appliedText({ isInPart, isAmended }: Decision): Text {
  if (isInPart) return notices.inPart;
  return isAmended ? notices.amended : notices.nowPart;
}

/**
 * Whether a moderator's own words explain the rejection of a match. They may reveal a result: a notice shows
 * on a locked screen, and the server does not know whether the reader hides results.
 */
const mayTellResult = ({ collection, reason, cause }: Decision): boolean =>
  collection === 'match' && reason !== '' && cause === undefined;

function bodyOf(decision: Decision, t: Translate): string {
  const { status, reason, cause } = decision;
  if (status === 'applied') return t(appliedText(decision));
  return mayTellResult(decision) ? t(notices.reasonThere) : explain(t, reason, cause);
}

export function noticeOf(decision: Decision, language: DeviceLanguage): Notice {
  const { status, collection, isNew, cause } = decision;
  const t = languages[language];
  const what = { text: (isNew ? newNouns : changedNouns)[collection] };
  const titles = isNew
    ? { applied: notices.newApplied, rejected: notices.newRejected }
    : { applied: notices.changeApplied, rejected: notices.changeRejected };
  const title = isSuperseded(cause) ? supersededTitles[cause.code] : titles[status];
  const instead = standsInstead(cause);
  const body = bodyOf(decision, t);
  return {
    title: t(title, { what }),
    body: body.length > longestBody ? `${body.slice(0, longestBody - 1)}…` : body,
    link: instead === undefined ? path('mydelta') : path('proposal', { id: instead }),
    // Many decisions replace each other in one notice; the linked page lists all.
    tag: 'decision',
  };
}

export type CardNews = { readonly event: Event } & (
  | { readonly kind: 'live' | 'results' }
  | { readonly kind: 'result'; readonly match: Match }
);

/** News of a card as a device shows it. No notice says a result: the reader may hide them. */
export function cardNotice(news: CardNews, language: DeviceLanguage): Notice {
  const t = languages[language];
  const { id, sport, name } = news.event;
  if (news.kind === 'result') {
    const title = t(notices.result, { match: matchName(news.match) });
    const link = path('match', { id: news.match.id });
    return { title, body: name, link, tag: `result-${news.match.id}` };
  }
  const at = { id: sport.id, eventId: id };
  return news.kind === 'live'
    ? {
        title: t(notices.live, { event: name }),
        body: t(notices.liveBody),
        link: path('event', at),
        tag: `live-${id}`,
      }
    : {
        title: t(notices.results, { event: name }),
        body: t(notices.resultsBody),
        link: path('eventPanel', { ...at, panel: 'summary' }),
        // In place of the notice that the event is live.
        tag: `live-${id}`,
      };
}
