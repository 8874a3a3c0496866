import { firstRecordsId } from '@/model/published/firstPlaces';
import { feedFormats, feedPath, feedTypes, type FeedFormat, type FeedSubject } from '@/model/sharing/feeds';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import type { Head } from './headOf';

export function fillShell(html: string, head: Head, first?: PublishedFirst): string {
  const { title, description, url, type, image, data, feed, listed } = head;
  const tags = [
    `<link rel="canonical" href="${escape(url)}">`,
    ...(listed ? [] : [notListed]),
    ...(feed ? feedFormats.map((format) => alternate(feed, format, title)) : []),
    property('og:site_name', 'Armwiki'),
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
    ...(first
      ? [`<script type="application/json" id="${firstRecordsId}" ${ofPage}>${json(first)}</script>`]
      : []),
  ];
  return insert(
    withFirstWords(html, head)
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

/** Replaces the words shown until the app renders. Without scripts they remain. */
function withFirstWords(html: string, { title, description }: Head): string {
  const start = html.search(/<main class="?first-words/i);
  const end = html.indexOf('</main>', start);
  if (start < 0 || end < 0) return html;
  const words = `<h1>${escape(title)}</h1><p lang="en">${escape(description)}</p>`;
  return `${html.slice(0, start)}<main class="first-words" data-record>${words}${html.slice(end)}`;
}

export const unlistedShell = (html: string): string => insert(html, [notListed]);

/** The app removes elements with this attribute when the reader leaves the first page. */
const ofPage = 'data-page';

const notListed = `<meta name="robots" content="noindex" ${ofPage}>`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escape(content)}" ${ofPage}>`;
const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escape(content)}" ${ofPage}>`;

/** Feed readers discover feeds by this link. */
const alternate = (feed: FeedSubject, format: FeedFormat, title: string) =>
  `<link rel="alternate" type="${feedTypes[format]}" href="${escape(feedPath(feed, format))}" title="${escape(title)}" ${ofPage}>`;

function insert(html: string, tags: readonly string[]): string {
  const at = html.search(/<\/head>/i);
  return html.slice(0, at) + tags.join('') + html.slice(at);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** JSON that is safe inside a script element: escapes `<` and the two Unicode line separators. */
const json = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
