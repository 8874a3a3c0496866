import { TextLink } from '@/ui/TextLink';

/** Sources of facts. Addresses become links labelled by site and path; other texts stay as they are. */
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

/** Longest path that still reads as a name. */
const longestPath = 40;

/** Site and path of an address without technical parts. The path distinguishes pages of one site. */
function placeOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  const path = readable(pathname.replace(/\/$/, ''));
  const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
  return hostname.replace(/^www\./, '') + shown;
}

/** The decoded path; an invalid encoding stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
