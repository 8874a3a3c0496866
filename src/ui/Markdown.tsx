import ReactMarkdown, { type Components } from 'react-markdown';
import styles from './Markdown.module.css';
import { TextLink } from './TextLink';

// The page has its h1 already, so headings in the text start one level lower.
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  // react-markdown has removed addresses with unsafe schemes.
  a: ({ href, children }) =>
    href === undefined || href === '' ? (
      <span>{children}</span>
    ) : href.startsWith('/data/') ? (
      // A file on this site, which the router does not know.
      <a href={href}>{children}</a>
    ) : href.startsWith('/') && !href.startsWith('//') ? (
      <TextLink to={href}>{children}</TextLink>
    ) : (
      <a href={href} rel="noopener noreferrer nofollow ugc">
        {children}
      </a>
    ),
};

/**
 * Markdown without raw HTML. It has a chunk of its own: use it through `React.lazy(() =>
 * import('@/ui/Markdown'))`.
 */
export default function Markdown({ children }: { readonly children: string }) {
  return (
    <div className={styles.text}>
      <ReactMarkdown components={components} disallowedElements={['img']} unwrapDisallowed>
        {children}
      </ReactMarkdown>
    </div>
  );
}
