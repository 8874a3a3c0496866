import { trimEnds } from '@/lib/trimEnds';
import { parseYoutube } from '../records/parseVideo';
import { videoParts } from '../records/youtube';

export interface Timestamp {
  readonly second: number;
  /** Empty if no words belong to the time. */
  readonly text: string;
}

export function clockText(second: number): string {
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

const stamp = /(?<![\d:.])(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?!\d|:\d)/g;
const spoken =
  /(?<![\p{L}\d])(?:(\d{1,2}) ?(?:h|時間) ?(\d{1,2}) ?(?:min|m|分)(?: ?(\d{1,2}) ?(?:s|秒))?|(\d{1,3}) ?(?:min|m|分) ?(\d{1,2}) ?(?:s|秒))(?![\p{L}\d])/giu;
const link = /https?:\S+/g;
const edge = /[\s|,;:~–—・•▶►#()[\]{}<>*_=.-]/u;
const listNumber = /^\s*[[(]?\d{1,3}[.)\]]\s+/;
const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々]';

/** What stands between two opponents. Japanese and Chinese need no blanks around it. */
export const versus = new RegExp(
  `\\s(?:vs?\\.?|versus|against|против|対|×|x)\\s|(?<=${cjk})(?:vs\\.?|対|×)(?=${cjk})`,
  'iu',
);

const span = /^[\s\])}]*(?:[-–—~→]|to|until)[\s[({]*$/iu;

/** Longest description that is read; YouTube allows 5,000 characters. */
const mostCharacters = 50_000;

/**
 * The times in a description of a video, in its order: `0:00 Intro`, `[1:23:45] A vs B`, `A vs B - 12:34`, `1h 2m 3s`,
 * links with `t=`, several times in one line, and lines that alternate between times and words.
 */
export function readTimestamps(description: string): readonly Timestamp[] {
  const all = description
    .slice(0, mostCharacters)
    .normalize('NFKC')
    .split(/\r?\n/)
    .map((line) => inClockTimes(line).trim())
    .map((text) => ({ text, times: timesIn(text) }));
  const direction = wordsBeside(all);
  const lines = all.filter(({ text }) => text !== '');
  return lines.flatMap((line, at) => {
    if (!isBare(line)) return line.times;
    const beside = direction === 0 ? undefined : lines[at + direction];
    return line.times.map(({ second }) => ({
      second,
      text: beside?.times.length === 0 ? cleaned(beside.text) : '',
    }));
  });
}

interface Line {
  readonly text: string;
  readonly times: readonly Timestamp[];
}

const isBare = ({ times: [only, ...more] }: Line): boolean => only?.text === '' && more.length === 0;

/**
 * Whether times in lines of their own have their words below (1) or above them (-1); 0 if both are as likely. A list ends
 * with a bare time if the words are above, and begins with one if they are below. With words on both ends, as under a
 * heading, the side that names more pairs counts.
 */
function wordsBeside(lines: readonly Line[]): -1 | 0 | 1 {
  const words = (line: Line | undefined): string => (line?.times.length === 0 ? line.text : '');
  const isBelow = words(lines[lines.findIndex(isBare) - 1]) === '';
  const isAbove = words(lines[lines.findLastIndex(isBare) + 1]) === '';
  if (isBelow !== isAbove) return isBelow ? 1 : -1;
  const filled = lines.filter(({ text }) => text !== '');
  const pairs = (by: -1 | 1) =>
    filled.filter((line, at) => isBare(line) && versus.test(words(filled[at + by]))).length;
  return Math.sign(pairs(1) - pairs(-1)) as -1 | 0 | 1;
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
