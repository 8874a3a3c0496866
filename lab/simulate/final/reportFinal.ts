import { prices } from '../../costs/prices';
import { sumOf } from '../bill';
import { table } from '../report';
import { finalBill, sentOf, type FinalBill } from './final';
import { liveBill } from './liveCard';
import { amountsOf, recordLoad, type Load } from './load';
import type { ReaderBill } from './sampleReader';
import { decidedPerMinute, queueWith, strainsOf } from './strain';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = (share: number): string => `${number.format(share * 100)} %`;

/** Totals of a final for docs/scale.md. */
export function reportFinal(load: Load, reader: ReaderBill): string {
  const bill = finalBill(load, reader);
  const { proposals, applied, calls, perSecond } = amountsOf(load);
  const singly = { ...load, perCall: 1 };
  return [
    `${number.format(load.readers)} readers have the event open for ${load.hours} hours, ${number.format(load.glances)} more look and go. ${load.editors} editors propose ${load.proposalsPerMinute} changes a minute about the ${load.card} matches of the card, ${number.format(proposals)} in all, of which ${load.moderators} moderators apply ${number.format(applied)} by ${number.format(calls)} calls. That is ${fine.format(perSecond.applied)} applied changes a second.`,
    parties(load, bill),
    `A reader costs ${fine.format(sumOf(reader.open, 'reads/') + load.card - reader.card)} reads for opening the event, and ${fine.format(sumOf(reader.perChange, 'reads/'))} for each applied change: ${number.format(sumOf(reader.perChange, 'reads/') * applied)} in the whole evening. All of them are sent ${number.format((sentOf(bill.bill) / load.hours) * (1 / 3_600))} documents a second, each of them ${fine.format(perSecond.applied)}, about ${fine.format(perSecond.applied * 8)} kbit/s.`,
    money(load, bill),
    live(load),
    strains(load),
    `Applied one by one, ${number.format(amountsOf(singly).calls)} calls: ${strainsOf(singly)
      .slice(0, 3)
      .map(({ what, load: is, holds }) => `${what} ${percent(is / holds)}`)
      .join('; ')}.`,
    queue(load),
  ].join('\n\n');
}

const parties = (load: Load, { parties: all, bill }: FinalBill): string =>
  table(
    ['who', 'people', 'reads', 'writes', 'reads a second'],
    [...all, { name: '**all**', people: all.reduce((sum, { people }) => sum + people, 0), bill }].map(
      ({ name, people, bill: each }) => [
        name,
        number.format(people),
        number.format(sumOf(each, 'reads/')),
        number.format(sumOf(each, 'writes/')),
        number.format(sumOf(each, 'reads/') / (load.hours * 3_600)),
      ],
    ),
  );

const money = (load: Load, { money: costs, total }: FinalBill): string =>
  table(
    [`${load.hours} hours, ${prices.region}`, 'amount', 'US$'],
    [
      ...costs.map(({ part, amount, unit, dollars: cost }) => [
        part,
        unit === '' ? number.format(amount) : `${fine.format(amount)} ${unit}`,
        dollars.format(cost),
      ]),
      ['**together**', '', dollars.format(total)],
    ],
  );

function live(load: Load): string {
  const { changes, reads, bytes, dollars: cost } = liveBill(load);
  return `Scored live instead, the card changes ${number.format(changes)} times: ${number.format(reads)} reads, of one document of up to ${fine.format(bytes / 1_000)} kB half-way through and of each confirmed match, US$ ${dollars.format(cost)}.`;
}

const strains = (load: Load): string =>
  table(
    ['what gives way, first to last', 'load', 'holds', 'share', 'how it shows'],
    strainsOf(load).map(({ what, load: is, unit, holds, shows }) => [
      what,
      `${fine.format(is)}${unit && ` ${unit}`}`,
      number.format(holds),
      percent(is / holds),
      shows,
    ]),
  );

/** Shares of the necessary moderators. */
const shortOf = [1, 0.5, 0.25] as const;

function queue(load: Load): string {
  const needed = Math.ceil(load.proposalsPerMinute / decidedPerMinute(load));
  const { changes, open } = recordLoad(load);
  const rows = shortOf.map((part) => {
    const moderators = Math.ceil(needed * part);
    const { decided, waiting, fullAfter } = queueWith(load, moderators);
    return [
      number.format(moderators),
      number.format(decided),
      number.format(waiting),
      fullAfter === undefined ? '–' : `${number.format(fullAfter)} minutes`,
    ];
  });
  return [
    table(['moderators', 'decided a minute', 'waiting at the end', 'an editor has 200 open after'], rows),
    `A match of the card has ${changes} applied changes half-way through, and ${open} that wait; applying reads as many as that of both, up to 5 and 20 of the applied ones.`,
  ].join('\n\n');
}
