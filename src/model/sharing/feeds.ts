import { isStoredId } from '../ids';

export const feedFormats = ['atom', 'json', 'ics'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
  ics: 'text/calendar',
};

export type EditsSubject = { readonly kind: 'edits' } & (
  | { readonly of: 'all' | 'unreviewed' }
  | { readonly of: (typeof editedKinds)[number]; readonly id: string }
);

export type FeedSubject =
  | EditsSubject
  | { readonly kind: 'all' }
  | { readonly kind: (typeof kinds)[number]; readonly id: string };

const kinds = ['sport', 'player', 'event', 'country'] as const;
const editedKinds = ['event', 'match', 'player', 'member'] as const;

export const feedPath = (subject: FeedSubject, format: FeedFormat): string =>
  `/feed/${partsOf(subject).map(encodeURIComponent).join('/')}.${format}`;

function partsOf(subject: FeedSubject): readonly string[] {
  const { kind } = subject;
  if (kind === 'all') return [kind];
  if (kind !== 'edits') return [kind, subject.id];
  return subject.of === 'all'
    ? [kind]
    : 'id' in subject
      ? [kind, subject.of, subject.id]
      : [kind, subject.of];
}

export function readFeedPath(
  pathname: string,
): { readonly subject: FeedSubject; readonly format: FeedFormat } | undefined {
  const [, what = '', ending] = /^\/feed\/([^.]+)\.([a-z]+)$/.exec(pathname) ?? [];
  const format = feedFormats.find((each) => each === ending);
  if (format === undefined) return undefined;
  const [first, ...rest] = what.split('/');
  const subject = first === 'edits' ? readEdits(rest) : readSubject(first, rest);
  // Edits are no events of a calendar.
  return subject && !(subject.kind === 'edits' && format === 'ics') ? { subject, format } : undefined;
}

function readSubject(first: string | undefined, [id, ...more]: readonly string[]): FeedSubject | undefined {
  if (first === 'all') return id === undefined ? { kind: 'all' } : undefined;
  const kind = kinds.find((each) => each === first);
  if (kind === undefined || !isStoredId(id) || more.length > 0) return undefined;
  if (kind === 'country' && !/^[a-z]{2}(-[a-z]{3})?$/.test(id)) return undefined;
  return { kind, id };
}

function readEdits([of, id, ...more]: readonly string[]): EditsSubject | undefined {
  if (of === undefined) return { kind: 'edits', of: 'all' };
  if (of === 'unreviewed') return id === undefined ? { kind: 'edits', of } : undefined;
  const edited = editedKinds.find((each) => each === of);
  return edited && isStoredId(id) && more.length === 0 ? { kind: 'edits', of: edited, id } : undefined;
}
