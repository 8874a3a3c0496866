import { withoutResult } from '@/model/matches/spoilers';
import type { Page } from './readPage';

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
