import { pointsText } from '@/model/records/points';
import { siteName } from '@/language/siteName';
import { previewOf, type PreviewContent } from './previewContent';
import { previewPath } from './previewAddress';
import { dateOf } from '@/model/dates';
import type { Page } from './readPage';
import type { Sport } from '@/model/sports';

export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

const size = { width: 1200, height: 630 } as const;

/**
 * The picture of a page. Pages with matches have their own; others share the site's. A video still would show
 * neither players nor result, and is smaller than messengers want. Without a key no address can be signed, so
 * the general picture is used.
 */
export function pictureOf(
  page: Page,
  sports: readonly Sport[],
  origin: string,
  key: string | undefined,
  hides = false,
  today = dateOf(Date.now()),
): Picture {
  const preview = key === undefined ? undefined : previewOf(page, sports, today, hides);
  return preview && key !== undefined
    ? { url: origin + previewPath(preview, page.address, key, hides), ...size, alt: altOf(preview) }
    : { url: `${origin}/share.png`, ...size, alt: `The mark of ${siteName()}` };
}

function altOf(preview: PreviewContent): string {
  switch (preview.kind) {
    case 'board':
      return listed(preview.heading, preview.sides.map(sideText).join(', '), preview.about, preview.foot);
    case 'player':
      return listed(
        preview.name,
        preview.heading,
        preview.records.map(({ label, value }) => `${label} ${value}`).join(', '),
        preview.foot,
      );
    case 'event':
      return listed(
        preview.name,
        preview.heading,
        preview.foot,
        preview.matches.map(({ sides }) => sides.map(sideText).join(', ')).join('; '),
      );
  }
}

const sideText = ({ name, score }: { readonly name: string; readonly score?: number | undefined }) =>
  score === undefined ? name : `${name} ${pointsText(score)}`;

const listed = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('. ');
