import * as v from 'valibot';
import type { AssignedMoments, MomentDoubt } from '@/model/matches/assignMoments';
import type { Timestamp } from '@/model/matches/timestamps';
import type { Match } from '@/model/records/records';
import { videoAt } from '@/model/records/parseVideo';
import { videoParts, type Video, type YoutubeId } from '@/model/records/youtube';
import { whySchema } from '@/parts/drafts/draftSchema';
import { noWhy } from '@/wiki/editing/why';

/** Rules accept at most this second as the start of a video. */
export const lastSecond = 999_999;

const second = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastSecond));
const strings = v.pipe(v.array(v.string()), v.readonly());

export const momentsSchema = v.object({
  /** The typed link to the video of the whole show, for an event that has none yet. */
  video: v.string(),
  /** The video that the moments and doubts are of; empty if there are none. */
  of: v.string(),
  /** Taken seconds by match; `null` if the editor cleared a moment. Other matches keep theirs. */
  moments: v.record(v.string(), v.nullable(second)),
  doubts: v.pipe(v.array(v.object({ second, text: v.string(), matches: strings })), v.readonly()),
  paste: v.string(),
  why: whySchema,
});

export type MomentsForm = Readonly<v.InferOutput<typeof momentsSchema>>;

export const emptyMoments: MomentsForm = {
  video: '',
  of: '',
  moments: {},
  doubts: [],
  paste: '',
  why: noWhy,
};

/** The form for this video. Moments and doubts of another one have other seconds. */
export const formOf = (form: MomentsForm, video: YoutubeId): MomentsForm =>
  form.of === video ? form : { ...form, of: video, moments: {}, doubts: [] };

/** The second at which a match begins in this video. A link to its beginning is of the show, and names no moment. */
function momentIn(video: YoutubeId, { youtube }: Pick<Match, 'youtube'>): number | undefined {
  const parts = youtube === undefined ? undefined : videoParts(youtube);
  return parts?.id === video && parts.second > 0 ? parts.second : undefined;
}

/** Whether a match has a video of its own that the editor has not cleared. */
export const hasOwnVideo = ({ moments }: MomentsForm, video: YoutubeId, { id, youtube }: Match): boolean =>
  youtube !== undefined && videoParts(youtube).id !== video && moments[id] === undefined;

export function takenMoment(form: MomentsForm, video: YoutubeId, match: Match): number | undefined {
  const taken = form.moments[match.id];
  return taken === undefined ? momentIn(video, match) : (taken ?? undefined);
}

export interface MomentChange {
  readonly match: Match;
  readonly before: Video | undefined;
  readonly after: Video | undefined;
}

/** What saving would change. */
export const momentChanges = (
  form: MomentsForm,
  video: YoutubeId,
  matches: readonly Match[],
): readonly MomentChange[] =>
  matches.flatMap((match) => {
    const at = takenMoment(form, video, match);
    const isUntouched = form.moments[match.id] === undefined || at === momentIn(video, match);
    const after = at === undefined ? undefined : videoAt(video, at);
    return isUntouched || after === match.youtube ? [] : [{ match, before: match.youtube, after }];
  });

/** The match that begins next: the first without a moment after the one that was taken last, else the first at all. */
export function nextMatch(
  form: MomentsForm,
  video: YoutubeId,
  matches: readonly Match[],
  last: string | undefined,
): Match | undefined {
  const from = matches.findIndex(({ id }) => id === last) + 1;
  const open = (match: Match) =>
    takenMoment(form, video, match) === undefined && !hasOwnVideo(form, video, match);
  return matches.slice(from).find(open) ?? matches.find(open);
}

export const withMoment = (form: MomentsForm, match: string, at: number | null): MomentsForm => ({
  ...form,
  moments: {
    ...form.moments,
    [match]: at === null ? null : Math.min(Math.max(Math.floor(at), 0), lastSecond),
  },
});

/** Takes certain moments; one that would replace what was taken, or a match's own video, becomes a doubt. */
export function withAssigned(
  form: MomentsForm,
  video: YoutubeId,
  matches: readonly Match[],
  { moments, doubts }: Pick<AssignedMoments, 'moments' | 'doubts'>,
  times: readonly Timestamp[],
): MomentsForm {
  const replaces = (match: Match) =>
    typeof form.moments[match.id] === 'number' || hasOwnVideo(form, video, match);
  const found = matches.flatMap((match) => {
    const at = moments.get(match.id);
    return at === undefined || at === takenMoment(form, video, match) ? [] : [{ match, at }];
  });
  const asked = found
    .filter(({ match }) => replaces(match))
    .map(({ match: { id }, at }) => ({
      second: at,
      text: times.find(({ second }) => second === at)?.text ?? '',
      matches: [id],
    }));
  const isKnown = (doubt: MomentDoubt) =>
    form.doubts.some(({ second, text }) => second === doubt.second && text === doubt.text);
  return {
    ...found
      .filter(({ match }) => !replaces(match))
      .reduce((edited, { match, at }) => withMoment(edited, match.id, at), form),
    doubts: [...form.doubts, ...[...doubts, ...asked].filter((doubt) => !isKnown(doubt))],
  };
}

/** Answers a doubt. Other doubts that could only mean the same match are answered too. */
export const withAnswer = (form: MomentsForm, doubt: MomentDoubt, match: string | undefined): MomentsForm => {
  const rest = form.doubts.filter((other) => other !== doubt);
  if (match === undefined) return { ...form, doubts: rest };
  const isAnswered = ({ matches }: MomentDoubt) => matches.length === 1 && matches[0] === match;
  return { ...withMoment(form, match, doubt.second), doubts: rest.filter((other) => !isAnswered(other)) };
};
