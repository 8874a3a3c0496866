import { TextLink } from '@/ui/TextLink';

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

function placeOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  const path = readable(pathname.replace(/\/$/, ''));
  const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
  return hostname.replace(/^www\./, '') + shown;
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
