import { cardOf, type Card } from './card';
import { previewPath } from './previewAddress';
import type { Page } from './readPage';

export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, for whoever does not see it. */
  readonly alt: string;
}

const size = { width: 1200, height: 630 } as const;

/**
 * The picture of a page: a card of its own for whatever has been fought or fights, else that of the whole site. A still of
 * its video would say neither who met nor how it ended, and is smaller than what messengers show large. Without a key no
 * address can be signed, and it is the general one.
 */
export function pictureOf(page: Page, origin: string, key: string | undefined): Picture {
  const card = key === undefined ? undefined : cardOf(page);
  return card && key !== undefined
    ? { url: origin + previewPath(card, page.address, key), ...size, alt: altOf(card) }
    : { url: `${origin}/share.png`, ...size, alt: 'The mark of Armwiki' };
}

function altOf(card: Card): string {
  switch (card.kind) {
    case 'board':
      return listed(card.heading, card.sides.map(sideText).join(', '), card.about, card.foot);
    case 'player':
      return listed(
        card.name,
        card.heading,
        card.records.map(({ label, value }) => `${label} ${value}`).join(', '),
        card.foot,
      );
    case 'event':
      return listed(
        card.name,
        card.heading,
        card.foot,
        card.matches.map(({ sides }) => sides.map(sideText).join(', ')).join('; '),
      );
  }
}

const sideText = ({ name, score }: { readonly name: string; readonly score?: number | undefined }) =>
  score === undefined ? name : `${name} ${score}`;

const listed = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('. ');
