import type { Compared } from './compare';
import type { Town } from './editors';
import type { Figures, MannerFigures } from './figures';
import { worstOf } from './verdict';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const rows = {
  'edits applied without waiting': ({ atOnce }) => percent.format(atOnce),
  'bad ones among these': ({ atOnce, badAtOnce }) => (atOnce === 0 ? '–' : percent.format(badAtOnce)),
  'bad edits that stood longer than a day': ({ badForADay }) => percent.format(badForADay),
  'minutes of moderators for 100 edits': ({ minutesPerHundred }) => fine.format(minutesPerHundred),
  'half of the accepted edits waited at most': ({ medianWait }) => `${fine.format(medianWait)} h`,
} as const satisfies Record<string, (figures: Figures) => string>;

/** The runs as Markdown: the policies side by side, then the results of each manner of editing. */
export function reportReview(compared: readonly Compared[], town: Town, seeds: readonly number[]): string {
  const without = meanOf(compared.map((each) => each.without));
  const within = meanOf(compared.map((each) => each.with));
  const { share: worst } = worstOf(compared);
  const policies = Object.entries(rows).map(([what, say]) => [what, say(without), say(within)]);
  const manners = sumsOf(compared).map((each) => [
    each.manner,
    number.format(each.editors),
    number.format(each.edits),
    number.format(each.bad),
    number.format(each.atOnce),
    number.format(each.badAtOnce),
    number.format(each.mostOfOne),
  ]);
  return [
    `${number.format(town.editors)} accounts over ${number.format(town.days)} days, ${number.format(without.edits)} edits, ` +
      `the mean of ${seeds.length} histories (seeds ${seeds.join(', ')}); the worst had ${percent.format(worst)} bad ones among those applied at once.`,
    table(['', 'all wait', 'with trust'], policies),
    'What each manner of editing came to with trust, in all of these histories:',
    table(['manner', 'accounts', 'edits', 'bad', 'at once', 'bad at once', 'most of one'], manners),
  ].join('\n\n');
}

function meanOf(all: readonly Figures[]): Figures {
  const mean = (pick: (figures: Figures) => number) =>
    all.reduce((sum, each) => sum + pick(each), 0) / all.length;
  return {
    edits: mean(({ edits }) => edits),
    atOnce: mean(({ atOnce }) => atOnce),
    badAtOnce: mean(({ badAtOnce }) => badAtOnce),
    badForADay: mean(({ badForADay }) => badForADay),
    minutesPerHundred: mean(({ minutesPerHundred }) => minutesPerHundred),
    medianWait: mean(({ medianWait }) => medianWait),
  };
}

function sumsOf(compared: readonly Compared[]): readonly MannerFigures[] {
  return (compared[0]?.manners ?? []).map((first, at) => {
    const all = compared.flatMap(({ manners }) => manners[at] ?? []);
    const sum = (pick: (figures: MannerFigures) => number) =>
      all.reduce((total, each) => total + pick(each), 0);
    return {
      manner: first.manner,
      editors: sum(({ editors }) => editors),
      edits: sum(({ edits }) => edits),
      bad: sum(({ bad }) => bad),
      atOnce: sum(({ atOnce }) => atOnce),
      badAtOnce: sum(({ badAtOnce }) => badAtOnce),
      mostOfOne: Math.max(...all.map(({ mostOfOne }) => mostOfOne)),
    };
  });
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((cell, at) => Math.max(3, cell.length, ...body.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}
