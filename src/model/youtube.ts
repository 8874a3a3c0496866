import type { Brand } from '@/lib/brand';

/** The eleven characters that name a video. */
export type YoutubeId = Brand<string, 'YoutubeId'>;

export const youtubePattern = /^[A-Za-z0-9_-]{11}$/;

export const isYoutubeId = (value: unknown): value is YoutubeId =>
  typeof value === 'string' && youtubePattern.test(value);

const hosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
];

/** The id in what people paste: a bare id, or a watch, short, live, embed or youtu.be link. `undefined` if there is none. */
export function parseYoutube(text: string): YoutubeId | undefined {
  const trimmed = text.trim();
  if (isYoutubeId(trimmed)) return trimmed;
  const url = parseUrl(trimmed);
  if (!url) return undefined;
  const steps = url.pathname.split('/').filter(Boolean);
  const candidate =
    url.hostname === 'youtu.be'
      ? steps[0]
      : !hosts.includes(url.hostname)
        ? undefined
        : steps[0] === 'watch'
          ? url.searchParams.get('v')
          : ['embed', 'shorts', 'live', 'v'].includes(steps[0] ?? '')
            ? steps[1]
            : undefined;
  return isYoutubeId(candidate) ? candidate : undefined;
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(/^https?:/i.test(text) ? text : `https://${text}`);
  } catch {
    return undefined;
  }
}
