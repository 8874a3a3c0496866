import ReactMarkdown, { type Components } from 'react-markdown';
import styles from './Markdown.module.css';
import { TextLink } from './TextLink';

// The page has its one h1 already, so headings inside the text start a level lower.
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  // react-markdown has emptied addresses with schemes other than http, https, mailto and the like.
  a: ({ href, children }) =>
    href === undefined || href === '' ? (
      <span>{children}</span>
    ) : href.startsWith('/data/') ? (
      // A file of this site and no page of the app.
      <a href={href}>{children}</a>
    ) : href.startsWith('/') && !href.startsWith('//') ? (
      <TextLink to={href}>{children}</TextLink>
    ) : (
      <a href={href} rel="noopener noreferrer nofollow ugc">
        {children}
      </a>
    ),
};

/** Markdown without raw HTML. A chunk of its own: use it through `React.lazy(() => import('@/ui/Markdown'))`. */
export default function Markdown({ children }: { readonly children: string }) {
  return (
    <div className={styles.text}>
      <ReactMarkdown components={components} disallowedElements={['img']} unwrapDisallowed>
        {children}
      </ReactMarkdown>
    </div>
  );
}
