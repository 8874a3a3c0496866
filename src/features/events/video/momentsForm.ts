import * as v from 'valibot';
import type { MomentDoubt } from '@/model/matches/assignMoments';
import type { Match } from '@/model/records/records';
import { videoAt } from '@/model/records/parseVideo';
import { videoParts, type Video, type YoutubeId } from '@/model/records/youtube';
import { whySchema } from '@/parts/drafts/draftSchema';
import { noWhy, type Why } from '@/wiki/editing/why';

export interface MomentsForm {
  /** The typed link to the video of the whole show, for an event that has none yet. */
  readonly video: string;
  /** Taken seconds by match; `null` if the editor cleared a moment. Other matches keep theirs. */
  readonly moments: Readonly<Record<string, number | null>>;
  /** Pasted times that the editor has not assigned yet. */
  readonly doubts: readonly MomentDoubt[];
  readonly paste: string;
  readonly why: Why;
}

export const emptyMoments: MomentsForm = { video: '', moments: {}, doubts: [], paste: '', why: noWhy };

/** Rules accept at most this second as the start of a video. */
export const lastSecond = 999_999;

const second = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastSecond));

export const momentsSchema: v.GenericSchema<unknown, MomentsForm> = v.object({
  video: v.string(),
  moments: v.record(v.string(), v.nullable(second)),
  doubts: v.array(v.object({ second, text: v.string(), matches: v.array(v.string()) })),
  paste: v.string(),
  why: whySchema,
});

/** The second at which a match begins in this video; `undefined` without a video, or in another one. */
function momentIn(video: YoutubeId, { youtube }: Pick<Match, 'youtube'>): number | undefined {
  const parts = youtube === undefined ? undefined : videoParts(youtube);
  return parts?.id === video ? parts.second : undefined;
}

/** The moment of a match with the editor's changes. */
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
    if (isUntouched) return [];
    return [{ match, before: match.youtube, after: at === undefined ? undefined : videoAt(video, at) }];
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
    takenMoment(form, video, match) === undefined && (match.youtube === undefined || hasOwn(form, match));
  return matches.slice(from).find(open) ?? matches.find(open);
}

/** A match with a video of its own is not asked about until the editor clears its new moment. */
const hasOwn = ({ moments }: MomentsForm, { id }: Match): boolean => moments[id] === null;

export const withMoment = (form: MomentsForm, match: string, at: number | null): MomentsForm => ({
  ...form,
  moments: {
    ...form.moments,
    [match]: at === null ? null : Math.min(Math.max(Math.floor(at), 0), lastSecond),
  },
});

/** Answers a doubt. Other doubts that could only mean the same match are answered too. */
export const withAnswer = (form: MomentsForm, doubt: MomentDoubt, match: string | undefined): MomentsForm => {
  const rest = form.doubts.filter((other) => other !== doubt);
  if (match === undefined) return { ...form, doubts: rest };
  const isAnswered = ({ matches }: MomentDoubt) => matches.length === 1 && matches[0] === match;
  return { ...withMoment(form, match, doubt.second), doubts: rest.filter((other) => !isAnswered(other)) };
};
