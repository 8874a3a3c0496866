import { explain } from '@/language/causes';
import { notices } from '@/language/en/notices';
import { words } from '@/language/en/words';
import { fields as japaneseFields } from '@/language/ja/fields';
import { notices as japaneseNotices } from '@/language/ja/notices';
import { news as japaneseNews } from '@/language/ja/news';
import { nouns as japaneseNouns } from '@/language/ja/nouns';
import { sentences as japaneseSentences } from '@/language/ja/sentences';
import { words as japaneseWords } from '@/language/ja/words';
import { createLanguage, type Language } from '@/language/language';
import { newsMessage } from '@/language/newsTexts';
import type { DeviceLanguage } from '@/model/news/device';
import { subjectOf, type News } from '@/model/news/news';
import { path } from '@/model/sharing/routes';
import { escape } from '../../serve/head/escape';
import type { Mail } from './mail';

const languages = {
  en: createLanguage('en'),
  ja: createLanguage('ja', {
    fields: japaneseFields,
    notices: japaneseNotices,
    news: japaneseNews,
    nouns: japaneseNouns,
    sentences: japaneseSentences,
    words: japaneseWords,
  }),
} as const satisfies Record<DeviceLanguage, Language>;

export interface Digest {
  readonly to: string;
  readonly language: DeviceLanguage;
  readonly news: readonly News[];
  readonly isCut: boolean;
  readonly names: ReadonlyMap<string, string>;
  readonly origin: string;
}

export function digestMail({ to, language, news, isCut, names, origin }: Digest): Mail {
  const { t } = languages[language];
  const settings = `${origin}${path('settings')}`;
  const inbox = `${origin}${path('inbox')}`;
  const rows = news.map((one) => ({
    sentence: t(newsMessage(one, 'by' in one ? (names.get(one.by) ?? t(words.formerMember)) : '')),
    below: belowOf(one, language),
    address: `${origin}${path('proposal', { id: subjectOf(one) })}`,
  }));
  const more = isCut ? [t(notices.mailMore)] : [];
  return {
    to,
    message: {
      subject: t(notices.mailSubject, { count: news.length }),
      text: [
        ...rows.map(({ sentence, below, address }) => [sentence, below, address].filter(Boolean).join('\n')),
        ...more,
        `${t(notices.mailOpen)}\n${inbox}`,
        `${t(notices.mailWhy)}\n${settings}`,
      ].join('\n\n'),
      html: [
        `<html lang="${language}"><body>`,
        ...rows.map(
          ({ sentence, below, address }) =>
            `<p dir="auto">${link(address, sentence)}${below && `<br>${escape(below)}`}</p>`,
        ),
        ...more.map((sentence) => `<p>${escape(sentence)}</p>`),
        `<p>${link(inbox, t(notices.mailOpen))}</p>`,
        `<p><small>${escape(t(notices.mailWhy))} ${link(settings, t(notices.mailChange))}</small></p>`,
        '</body></html>',
      ].join('\n'),
    },
    headers: { 'List-Unsubscribe': `<${settings}>`, 'Auto-Submitted': 'auto-generated' },
  };
}

function belowOf(news: News, language: DeviceLanguage): string {
  if (news.kind === 'rejected') return explain(languages[language].t, news.reason, news.cause);
  return 'text' in news ? news.text : '';
}

const link = (address: string, label: string) => `<a href="${escape(address)}">${escape(label)}</a>`;
