import { prices } from '../costs/prices';
import { sumOf } from './bill';
import type { Day } from './day';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const readParts = {
  'whole collections': ['players', 'events', 'matchesOfSport'],
  'single pages': ['matchesOfEvent', 'matchesOfPlayer', 'history', 'recentChanges', 'profile', 'sports'],
  'own and waiting proposals, inbox': ['ownDeltas', 'ownApplied', 'queue', 'account', 'inbox'],
  'writing: transactions, rules': ['transactions', 'rules'],
  'functions and triggers': ['function', 'triggers', 'heads'],
  'nightly copy, changes': ['copy', 'changes'],
} as const satisfies Record<string, readonly string[]>;

const readsBy = (day: Day, group: keyof typeof readParts): number =>
  readParts[group].reduce((sum, part) => sum + (day.bill[`reads/${part}`] ?? 0), 0);

/** A table as markdown, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Both designs of one size beside each other, and ours without published changes. */
export function reportSize(ours: Day, plain: Day, without: Day): string {
  const { visits, counts } = ours.size;
  const reads = (Object.keys(readParts) as (keyof typeof readParts)[]).map((group) => [
    group,
    number.format(readsBy(ours, group)),
    number.format(readsBy(plain, group)),
  ]);
  const money = plain.money.map(({ part }) => part);
  const parts = [...money, ...ours.money.map(({ part }) => part).filter((part) => !money.includes(part))];
  const bill = parts.map((part) => {
    const cells = [ours, plain].flatMap((day) => {
      const cost = day.money.find((each) => each.part === part);
      if (cost === undefined) return ['–', '–'];
      const amount =
        cost.unit === '' ? number.format(cost.amount) : `${fine.format(cost.amount)} ${cost.unit}`;
      return [amount, dollars.format(cost.dollars)];
    });
    return [part, ...cells];
  });
  const perKind = ours.byKind.map(({ name, visits: many, bill: each }, at) => {
    const other = plain.byKind[at]?.bill ?? {};
    const per = (of: typeof each) => number.format(sumOf(of, 'reads/') / Math.max(many, 1e-9));
    return [name, number.format(many), per(each), per(other)];
  });
  return [
    `## ${number.format(visits)} visits a day: ${number.format(counts.match)} matches, ${number.format(counts.player)} players, ${number.format(counts.event)} events`,
    table(['reads of a session', 'visits', 'ours', 'plain'], perKind),
    table(['reads of the day', 'ours', 'plain'], reads),
    table(
      [`a day, ${prices.region}, ${prices.date}`, 'ours', 'US$', 'plain', 'US$'],
      [
        ...bill,
        ['**together**', '', dollars.format(ours.total), '', dollars.format(plain.total)],
        ['**a month of 30 days**', '', dollars.format(ours.total * 30), '', dollars.format(plain.total * 30)],
      ],
    ),
    `Without published changes: ${number.format(sumOf(without.bill, 'reads/'))} reads, US$ ${dollars.format(without.total)} a day, ${dollars.format(without.total * 30)} a month.`,
  ].join('\n\n');
}
