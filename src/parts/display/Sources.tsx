import { TextLink } from '@/ui/TextLink';

/** Where facts come from: addresses as links named by site and path, other names as they are. */
export function Sources({ sources }: { readonly sources: readonly string[] }) {
  return (
    <>
      {sources.map((source, at) => (
        <span key={source}>
          {at > 0 && ', '}
          {isAddress(source) ? <TextLink to={source}>{placeOf(source)}</TextLink> : source}
        </span>
      ))}
    </>
  );
}

const isAddress = (source: string) => /^https?:/i.test(source) && URL.canParse(source);

/** As much of a path as still reads as a name. */
const longestPath = 40;

/** Site and path without what says nothing to a reader: two pages of one site are told apart. */
function placeOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  const path = readable(pathname.replace(/\/$/, ''));
  const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
  return hostname.replace(/^www\./, '') + shown;
}

/** The path as its author wrote it; one that is spelled wrong stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
