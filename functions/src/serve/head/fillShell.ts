import { siteName } from '@/language/siteName';
import { firstRecordsId } from '@/model/published/firstPlaces';
import { feedFormats, feedPath, feedTypes, type FeedFormat, type FeedSubject } from '@/model/sharing/feeds';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import type { PublishedRanking } from '@/model/published/rankings';
import { escape } from './escape';
import type { FirstWords } from './firstWords';
import type { Head } from './headOf';

export type FirstBlock = (PublishedFirst | PublishedRanking) & { readonly at: number };

export function fillShell(html: string, head: Head, words: FirstWords, first?: FirstBlock): string {
  const { title, description, url, type, image, data, feed, listed } = head;
  const tags = [
    `<link rel="canonical" href="${escape(url)}">`,
    ...(listed ? [] : [notListed]),
    ...(feed ? feedFormats.map((format) => alternate(feed, format, title)) : []),
    property('og:site_name', siteName()),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', 'en_GB'),
    property('og:image', image.url),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image.url),
    named('twitter:image:alt', image.alt),
    // A data block: the page's script policy allows it, since it never runs.
    ...(data ? [`<script type="application/ld+json" ${ofPage}>${json(data)}</script>`] : []),
  ];
  return insert(
    withWords(html, words, first)
      // The build drops quotes where it can.
      .replace(/<meta (?:property="?og:|name="?twitter:|name="?description)[^<>]*>/gi, '')
      .replace(/<link rel="?canonical\b[^<>]*>/gi, '')
      .replace(/<title>[^<]*<\/title>/i, ''),
    [
      `<title>${escape(title)}</title>`,
      `<meta name="description" content="${escape(description)}">`,
      ...tags,
    ],
  );
}

export function withWords(html: string, words: FirstWords, first: FirstBlock | undefined): string {
  const start = html.search(/<main class="?first-words/i);
  const end = html.indexOf(closing, start);
  if (start < 0 || end < 0) return html;
  // After the rows, which readers see sooner. The app's scripts run later still.
  const block = first
    ? `<script type="application/json" id="${firstRecordsId}" ${ofPage}>${json(first)}</script>`
    : '';
  const [rest, body] = [html.slice(end + closing.length), /(?=<\/body>)|$/i];
  return html.slice(0, start) + words + rest.replace(body, () => block);
}

const closing = '</main>';

export const unlistedShell = (html: string): string => insert(html, [notListed]);

/** The app removes elements with this attribute when the reader leaves the first page. */
const ofPage = 'data-page';

const notListed = `<meta name="robots" content="noindex" ${ofPage}>`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escape(content)}" ${ofPage}>`;
const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escape(content)}" ${ofPage}>`;

const alternate = (feed: FeedSubject, format: FeedFormat, title: string) =>
  `<link rel="alternate" type="${feedTypes[format]}" href="${escape(feedPath(feed, format))}" title="${escape(title)}" ${ofPage}>`;

function insert(html: string, tags: readonly string[]): string {
  const at = html.search(/<\/head>/i);
  return html.slice(0, at) + tags.join('') + html.slice(at);
}

/** JSON that is safe inside a script element: escapes `<` and the two Unicode line separators. */
const json = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
