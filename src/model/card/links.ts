import { trimEnds } from '@/lib/trimEnds';
import { parseYoutube } from '../records/parseVideo';
import type { Video } from '../records/youtube';

const link = /(?:https?:\/\/|(?<![\p{L}\p{N}@.])(?:www\.|m\.)?(?:youtube\.com|youtu\.be)\/)[^\s<>"）)\]]+/giu;

/** Inside a line; a line that begins with one is a remark. */
const hashtag = /(?<=\s)#\p{L}[\p{L}\p{M}\p{N}_]*/gu;

/** Takes the hashtags out of a line: behind a name they would hide its facts. Cells in quotation marks are names. */
export const takeHashtags = (text: string): { readonly text: string; readonly tags: readonly string[] } =>
  /["\t]/.test(text)
    ? { text, tags: [] }
    : { text: text.replace(hashtag, ' '), tags: text.match(hashtag) ?? [] };

export interface LinkedText {
  readonly text: string;
  readonly videos: readonly Video[];
  readonly others: readonly string[];
}

/** Takes the links out of a line: a colon or a dash inside one divides nothing. */
export function takeLinks(text: string): LinkedText {
  const links = [...text.matchAll(link)].map(([said]) => trimEnds(said, /^$/, /[.,;:!?]/));
  if (links.length === 0) return { text, videos: [], others: [] };
  const known = links.map((said) => ({
    said,
    video: said.includes('youtu') ? parseYoutube(said) : undefined,
  }));
  return {
    text: links.reduce((rest, said) => rest.replace(said, ' '), text),
    videos: known.flatMap(({ video }) => (video === undefined ? [] : [video])),
    others: known.flatMap(({ said, video }) => (video === undefined ? [said] : [])),
  };
}

const linkWords = /^[\s\p{P}\p{S}\p{Extended_Pictographic}\u200d\ufe0f\p{L}]*$/u;
const label =
  /(?<!\p{L})(?:videos?|full|watch|live|stream(?:ing)?|link|youtube|replay|event|match(?:es)?|here|highlights|запись|видео|трансляция|смотреть|відео|transmisión|en vivo|ver|aquí|ao vivo|en direct|vidéo|diretta|izle|yayın|canlı|wideo|transmisja|ganzes|動画|配信|映像|フル)(?!\p{L})/giu;

/** Whether the words beside a link only name it: `🎥 Full video:`. */
export const onlyNamesLink = (rest: string): boolean =>
  linkWords.test(rest) && !/[\p{L}\p{N}]/u.test(rest.replace(label, ' '));
