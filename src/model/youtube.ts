import type { Brand } from '@/lib/brand';

/** The eleven characters that name a video. */
export type YoutubeId = Brand<string, 'YoutubeId'>;

/** A video as a record has it: its id, or `https://youtu.be/{id}?t={second}` where it begins later (up to 999,999 s). */
export type Video = Brand<string, 'Video'>;

/** The id of a video, and the second at which it begins: 0 for the start. */
export function videoParts(video: Video): { readonly id: YoutubeId; readonly second: number } {
  const [, id, second] = /^https:\/\/youtu\.be\/(.{11})\?t=(\d+)$/.exec(video) ?? [];
  // The pattern of a video holds nothing but these two forms.
  return { id: (id ?? video) as YoutubeId, second: Number(second ?? 0) };
}

/** The page of a video, at its second. */
export function videoAddress(video: Video): string {
  const { id, second } = videoParts(video);
  return `https://youtu.be/${encodeURIComponent(id)}${second === 0 ? '' : `?t=${second}`}`;
}
