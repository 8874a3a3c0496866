import { withoutResult } from '@/model/spoilers';
import type { Page } from './readPage';

/** A page as a link says it whose sender hides results: who meets whom, and nothing of how it ended. */
export function pageWithoutResults(page: Page): Page {
  switch (page.kind) {
    case 'match':
      return { ...page, match: withoutResult(page.match) };
    case 'event':
    case 'player':
    case 'versus':
      return { ...page, matches: page.matches.map(withoutResult) };
    case 'sport':
    case 'hidden':
    case 'other':
    case 'proposed':
      return page;
  }
}
