import { causeOf } from '@/model/cause';
import { deltaId, userId } from '@/model/ids';
import type { News } from '@/model/news/news';
import { digestMail } from '../../../../functions/src/react/news/digestMail';

const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.com';
const common = {
  at: 1,
  delta: deltaId('d1'),
  record: { collection: 'player', id: 'p1', name: hostile },
} as const;
const news: readonly News[] = [
  { ...common, id: 'n1', kind: 'reply', by: userId('mod'), text: `${hostile} & more` },
  { ...common, id: 'n2', kind: 'rejected', reason: 'x', cause: causeOf('noSource') },
  {
    ...common,
    id: 'n3',
    kind: 'superseded',
    instead: deltaId('d2'),
    record: { collection: 'match', id: 'm1' },
  },
];
const mail = (language: 'en' | 'ja', isCut = false) =>
  digestMail({
    to: 'ed@example.com',
    language,
    news,
    isCut,
    names: new Map([['mod', '<b>Mo</b>']]),
    origin: 'https://wiki.example',
  });

test('names and words of people are text, and nothing of theirs stands in the subject or a header', () => {
  const { message, headers } = mail('en');
  expect(message.html).not.toMatch(/<img|<b>|onerror="/);
  expect(message.html).toContain('&lt;b&gt;Mo&lt;/b&gt; replied to your proposal for &lt;img');
  expect(message.subject).toBe('Armwiki: 3 unread notifications');
  expect(Object.values(headers).join()).not.toContain('Bcc');
});

test('each sentence leads to the proposal, or what stands instead, and below are the inbox and the settings', () => {
  const { message } = mail('en', true);
  expect([...message.html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://wiki.example/delta/d1',
    'https://wiki.example/delta/d1',
    'https://wiki.example/delta/d2',
    'https://wiki.example/inbox',
    'https://wiki.example/settings',
  ]);
  expect(message.text).toContain('Another proposal for a match was applied instead of yours');
  expect(message.text).toContain('There is more in your inbox.');
});

test('it is written in the language of its reader', () => {
  const { message } = mail('ja');
  expect(message.subject).toBe('Armwiki：未読のお知らせ3件');
  expect(message.html).toContain('lang="ja"');
  expect(message.text).toContain('試合については、別の提案が代わりに承認されました');
  expect(message.text).not.toContain('No source');
});
