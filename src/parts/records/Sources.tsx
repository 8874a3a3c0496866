import { urlOf } from '@/lib/urlOf';
import { TextLink } from '@/ui/TextLink';

export function Sources({ sources }: { readonly sources: readonly string[] }) {
  return (
    <>
      {sources.map((source, at) => (
        <span key={source}>
          {at > 0 && ', '}
          <Source source={source} />
        </span>
      ))}
    </>
  );
}

function Source({ source }: { readonly source: string }) {
  if (isAddress(source)) return <TextLink to={source}>{placeOf(source)}</TextLink>;
  const file = readFile(source);
  return file === undefined ? source : <FileLink file={file} />;
}

/** A text in which a file of a repository may be named, such as a note of the importer. */
export function SourcedText({ text }: { readonly text: string }) {
  const file = readFile(text);
  if (file === undefined) return text;
  const [before = '', after = ''] = text.split(file.said);
  return (
    <>
      {before}
      <FileLink file={file} />
      {after}
    </>
  );
}

const isAddress = (source: string) => /^https?:/i.test(source) && urlOf(source) !== undefined;

export const hasLink = (sources: readonly string[]): boolean =>
  sources.some((source) => isAddress(source) || readFile(source) !== undefined);

interface RepositoryFile {
  readonly said: string;
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
}

/** The file in a source such as `github:owner/name@2b2e7011:matches.json`, as importers write them. */
function readFile(source: string): RepositoryFile | undefined {
  const [said, repository, commit, path] =
    /github:([\w.-]+\/[\w.-]+)@([\da-f]{7,40}):([^\s()]+)/.exec(source) ?? [];
  if (said === undefined || repository === undefined || commit === undefined || path === undefined)
    return undefined;
  return { said, repository, commit, path };
}

function FileLink({ file: { repository, commit, path } }: { readonly file: RepositoryFile }) {
  return (
    <TextLink
      to={`https://github.com/${repository}/blob/${commit}/${path}`}
    >{`${repository}, ${path}`}</TextLink>
  );
}

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
