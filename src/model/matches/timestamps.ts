import { trimEnds } from '@/lib/trimEnds';
import { parseYoutube } from '../records/parseVideo';
import { videoParts } from '../records/youtube';

/** What a description says of one second of a video. */
export interface Timestamp {
  readonly second: number;
  /** Empty if no words belong to the time. */
  readonly text: string;
}

/** A second as players of videos write it: `1:02:03`. */
export function clockText(second: number): string {
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

const stamp = /(?<![\d:.])(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?![\d:])/g;
const spoken =
  /(?<![\p{L}\d])(?:(\d{1,2}) ?(?:h|時間) ?(\d{1,2}) ?(?:min|m|分)(?: ?(\d{1,2}) ?(?:s|秒))?|(\d{1,3}) ?(?:min|m|分) ?(\d{1,2}) ?(?:s|秒))(?![\p{L}\d])/giu;
const link = /https?:\S+/g;
const edge = /[\s|,;:~–—・•▶►#()[\]{}<>*_=.-]/u;
const listNumber = /^\s*[[(]?\d{1,3}[.)\]]\s+/;
/** Between the two times of a span only. */
const span = /^[\s\])}]*(?:[-–—~→]|to|until)[\s[({]*$/iu;

/** Longest description that is read; YouTube allows 5,000 characters. */
const mostCharacters = 50_000;

/**
 * The times in a description of a video, in its order: `0:00 Intro`, `[1:23:45] A vs B`, `A vs B - 12:34`, `1h 2m 3s`,
 * links with `t=`, several times in one line, and lines that alternate between times and words.
 */
export function readTimestamps(description: string): readonly Timestamp[] {
  const lines = description
    .slice(0, mostCharacters)
    .normalize('NFKC')
    .split(/\r?\n/)
    .map((line) => inClockTimes(line).trim())
    .filter((line) => line !== '')
    .map((text) => ({ text, times: timesIn(text) }));
  // A list that begins with a bare time has the words below each time; any other has them above.
  const first = lines.find(({ times }) => times.length > 0);
  const direction = first === lines[0] ? 1 : -1;
  return lines.flatMap(({ times }, at) => {
    const [only, ...more] = times;
    if (only === undefined || more.length > 0 || only.text !== '') return times;
    const beside = lines[at + direction];
    return [{ second: only.second, text: beside?.times.length === 0 ? cleaned(beside.text) : '' }];
  });
}

const inClockTimes = (line: string): string =>
  line
    .replace(link, (address) => {
      const video = parseYoutube(address);
      const { second } = video === undefined ? { second: 0 } : videoParts(video);
      return second === 0 ? ' ' : ` ${clockText(second)} `;
    })
    .replace(spoken, (_, h?: string, m?: string, s?: string, minutes?: string, seconds?: string) =>
      clockText(Number(h ?? 0) * 3600 + Number(m ?? minutes ?? 0) * 60 + Number(s ?? seconds ?? 0)),
    );

function timesIn(line: string): readonly Timestamp[] {
  const found = [...line.matchAll(stamp)];
  const starts = found.filter(
    ({ index }, at) => at === 0 || !span.test(line.slice(endOf(found[at - 1]!), index)),
  );
  const [first] = starts;
  if (first === undefined) return [];
  const leads = cleaned(line.slice(0, first.index)) === '';
  return starts.map((each, at) => {
    // A span ends where its second time ends.
    const ends = found.filter(
      ({ index }) => index >= each.index && index < (starts[at + 1]?.index ?? Infinity),
    );
    const before = starts[at - 1];
    const text = leads
      ? line.slice(endOf(ends.at(-1)!), starts[at + 1]?.index)
      : line.slice(before === undefined ? 0 : endOf(before), each.index);
    return { second: secondOf(each), text: cleaned(text) };
  });
}

const endOf = ({ index, 0: whole }: RegExpExecArray): number => index + whole.length;

function secondOf([, first = '', second = '', third]: RegExpExecArray): number {
  const [hours, minutes, seconds] = third === undefined ? [0, first, second] : [first, second, third];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const cleaned = (text: string): string => trimEnds(text.replace(listNumber, ''), edge, edge);
