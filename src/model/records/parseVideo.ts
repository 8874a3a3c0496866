import type { Video, YoutubeId } from './youtube';

const idSource = '[A-Za-z0-9_-]{11}';
/** The rules have the same pattern. */
export const videoSource = `${idSource}|https://youtu\\.be/${idSource}\\?t=[1-9][0-9]{0,5}`;

const idPattern = new RegExp(`^${idSource}$`);
const videoPattern = new RegExp(`^(?:${videoSource})$`);

const isYoutubeId = (value: unknown): value is YoutubeId =>
  typeof value === 'string' && idPattern.test(value);

export const isVideo = (value: unknown): value is Video =>
  typeof value === 'string' && videoPattern.test(value);

export const videoAt = (id: YoutubeId, second: number): Video =>
  String(second >= 1 && second < 1_000_000 ? `https://youtu.be/${id}?t=${Math.floor(second)}` : id) as Video;

const hosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
];

/**
 * The video in a pasted text: a bare id, or a watch, short, live, embed or youtu.be link, with its start
 * (`t=3725`, `t=1h2m5s`, `t=1:02:05`, `start=90`, after `?` or `#`). `undefined` if there is none.
 */
export function parseYoutube(text: string): Video | undefined {
  // A link copied from HTML source.
  const trimmed = text.trim().replaceAll('&amp;', '&');
  if (isYoutubeId(trimmed)) return videoAt(trimmed, 0);
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
  return isYoutubeId(candidate) ? videoAt(candidate, secondOf(url)) : undefined;
}

const secondNames = ['t', 'start', 'time_continue'] as const;

function secondOf(url: URL): number {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const said = [url.searchParams, fragment].flatMap((values) => secondNames.map((name) => values.get(name)));
  return secondsIn(said.find((value) => value !== null) ?? '');
}

function secondsIn(said: string): number {
  const text = said.trim();
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/i.exec(text) ??
    /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})$/.exec(text) ??
    [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(/^https?:/i.test(text) ? text : `https://${text}`);
  } catch {
    return undefined;
  }
}
