import { escape } from '../head/escape';
import { siteName } from '@/language/siteName';
import { calendarOf } from '@/model/sharing/calendar';
import { feedTypes, type FeedFormat } from '@/model/sharing/feeds';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import type { StatedTerms } from '@/model/operating/siteFacts';
import type { Event } from '@/model/records/records';
import type { Feed } from './feedContent';

export interface FeedPlace {
  readonly origin: string;
  readonly self: string;
  readonly terms?: StatedTerms | undefined;
}

export const forms: { readonly [F in FeedFormat]: (feed: Feed, place: FeedPlace) => string } = {
  atom,
  json: jsonFeed,
  ics: calendar,
};

/** RFC 4287. */
function atom({ title, page, entries }: Feed, { origin, self, terms }: FeedPlace): string {
  const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;
  const link = (rel: string, type: string, to: string) =>
    `<link rel="${rel}" type="${type}" href="${xml(origin + to)}"/>`;
  const written = entries.map((entry) =>
    [
      '<entry>',
      element('id', origin + entry.page),
      element('title', entry.title),
      link('alternate', 'text/html', entry.page),
      element('updated', iso(entry.updated)),
      element('summary', entry.text),
      '</entry>\n',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n',
    element('id', origin + self),
    element('title', title),
    link('self', feedTypes.atom, self),
    link('alternate', 'text/html', page),
    element('updated', iso(entries[0]?.updated ?? 0)),
    `<author>${element('name', siteName())}</author>\n`,
    ...(terms ? [element('rights', rightsOf(terms)), licenceLink(terms)] : []),
    ...written,
    '</feed>\n',
  ].join('');
}

const licenceLink = ({ licence: { url } }: StatedTerms): string =>
  url === undefined ? '' : `<link rel="license" href="${xml(url)}"/>\n`;

const rightsOf = ({ licence: { name }, attribution }: StatedTerms): string => `${name}. ${attribution}`;

const version = 'https://jsonfeed.org/version/1.1';

function jsonFeed({ title, page, entries }: Feed, { origin, self, terms }: FeedPlace): string {
  const items = entries.map((entry) => ({
    id: origin + entry.page,
    url: origin + entry.page,
    title: entry.title,
    content_text: entry.text,
    date_modified: iso(entry.updated),
  }));
  const head = { version, title, home_page_url: origin + page, feed_url: origin + self, language: 'en' };
  return JSON.stringify({
    ...head,
    authors: [{ name: siteName(), url: origin }],
    ...(terms && { _terms: terms }),
    items,
  });
}

function calendar({ title, events }: Feed, { origin }: FeedPlace): string {
  const urlOf = (event: Event) => origin + path('event', { id: event.sport.id, eventId: nameIn(event) });
  return calendarOf(events, urlOf, title);
}

const iso = (time: number): string => new Date(time).toISOString();

const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const xml = (text: string): string => escape(text.replace(notInXml, ''));
