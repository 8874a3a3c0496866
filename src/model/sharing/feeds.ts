import { isStoredId } from '../ids';

export const feedFormats = ['atom', 'json', 'ics'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
  ics: 'text/calendar',
};

export type FeedSubject =
  { readonly kind: 'all' } | { readonly kind: (typeof kinds)[number]; readonly id: string };

const kinds = ['sport', 'player', 'event', 'country'] as const;

export const feedPath = (subject: FeedSubject, format: FeedFormat): string =>
  subject.kind === 'all'
    ? `/feed/all.${format}`
    : `/feed/${subject.kind}/${encodeURIComponent(subject.id)}.${format}`;

export function readFeedPath(
  pathname: string,
): { readonly subject: FeedSubject; readonly format: FeedFormat } | undefined {
  const [, what = '', ending] = /^\/feed\/([^.]+)\.([a-z]+)$/.exec(pathname) ?? [];
  const format = feedFormats.find((each) => each === ending);
  if (format === undefined) return undefined;
  if (what === 'all') return { subject: { kind: 'all' }, format };
  const [first, id, ...more] = what.split('/');
  const kind = kinds.find((each) => each === first);
  if (kind === undefined || !isStoredId(id) || more.length > 0) return undefined;
  if (kind === 'country' && !/^[a-z]{2}(-[a-z]{3})?$/.test(id)) return undefined;
  return { subject: { kind, id }, format };
}
