import type { Brand } from '@/lib/brand';

export type YoutubeId = Brand<string, 'YoutubeId'>;

/** A stored video: its id, or `https://youtu.be/{id}?t={second}` if it begins later (up to 999,999 s). */
export type Video = Brand<string, 'Video'>;

export function videoParts(video: Video): { readonly id: YoutubeId; readonly second: number } {
  const [, id, second] = /^https:\/\/youtu\.be\/(.{11})\?t=(\d+)$/.exec(video) ?? [];
  return { id: (id ?? video) as YoutubeId, second: Number(second ?? 0) };
}

export function videoAddress(video: Video): string {
  const { id, second } = videoParts(video);
  return `https://youtu.be/${encodeURIComponent(id)}${second === 0 ? '' : `?t=${second}`}`;
}

/** A search of YouTube for a match of an event. A plain link: the site asks YouTube nothing itself. */
export const videoSearch = (words: readonly (string | undefined)[]): string =>
  `https://www.youtube.com/results?search_query=${encodeURIComponent(words.filter(Boolean).join(' '))}`;
