import { TextLink } from '@/ui/TextLink';

/** Where facts come from: addresses as links named by their site, other names as they are. */
export function Sources({ sources }: { readonly sources: readonly string[] }) {
  return (
    <>
      {sources.map((source, at) => (
        <span key={source}>
          {at > 0 && ', '}
          {isAddress(source) ? <TextLink to={source}>{siteOf(source)}</TextLink> : source}
        </span>
      ))}
    </>
  );
}

const isAddress = (source: string) => /^https?:/i.test(source) && URL.canParse(source);

const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');
