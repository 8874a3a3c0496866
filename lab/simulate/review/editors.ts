import type { EarnableKind } from '@/model/trust/editKinds';
import type { Luck } from './luck';

export const manners = [
  'honest',
  'careless',
  'vandal',
  'farmer',
  'patient farmer',
  'trickle',
  'ring',
  'kind after kind',
] as const;

export type Manner = (typeof manners)[number];

export interface Editor {
  readonly id: string;
  readonly manner: Manner;
  readonly from: number;
  /** The first day without edits. */
  readonly until: number;
  /** Edits on a usual day. */
  readonly perDay: number;
  readonly slips: number;
  readonly kinds: readonly EarnableKind[];
}

/** What an editor can read about their own trust in a kind. */
export interface Known {
  readonly isTrusted: boolean;
  /** Audits are rare by now. */
  readonly isLight: boolean;
}

/** For editors who do not look at their trust. */
export const unaware: Known = { isTrusted: false, isLight: false };

const lookers: ReadonlySet<Manner> = new Set(['farmer', 'patient farmer', 'ring', 'kind after kind']);

/** Whether the editor acts differently once trusted. */
export const looksAtTrust = ({ manner }: Editor): boolean => lookers.has(manner);

const honestKinds: readonly EarnableKind[] = [
  'videoLink',
  'missingResult',
  'matchFacts',
  'newMatch',
  'spelling',
  'playerFacts',
  'newPlayer',
  'aliases',
  'eventFacts',
  'newEvent',
  'links',
];

const strikeDay = 200;
const burstPerDay = 60;
/** A farmer makes no more edits per day than count. */
const farmedPerDay = 6;

/** Whether an editor means harm with an edit of this kind now. */
export function meansHarm(
  { manner }: Editor,
  { isTrusted, isLight }: Known,
  day: number,
  luck: number,
): boolean {
  switch (manner) {
    case 'honest':
    case 'careless':
      return false;
    case 'vandal':
      return true;
    case 'farmer':
    case 'kind after kind':
      return isTrusted;
    case 'patient farmer':
      return isTrusted && isLight;
    case 'trickle':
      return luck < 1 / 15;
    case 'ring':
      return isTrusted && day >= strikeDay;
  }
}

export function paceOf({ manner, perDay }: Editor, known: Known, day: number): number {
  if (manner === 'farmer' || manner === 'kind after kind') return known.isTrusted ? burstPerDay : perDay;
  if (manner === 'patient farmer') return known.isTrusted && known.isLight ? burstPerDay : perDay;
  return manner === 'ring' && known.isTrusted && day >= strikeDay ? burstPerDay : perDay;
}

/** Size of a town: editors of all manners at any time, and days. */
export interface Town {
  readonly editors: number;
  readonly days: number;
}

/** The people of a wiki: many who edit rarely, a few who edit daily, and one in nine who means harm. */
export function makeEditors({ editors, days }: Town, luck: Luck): readonly Editor[] {
  return Array.from({ length: editors }, (_, at): Editor => {
    const id = `editor-${at}`;
    const draw = (what: string) => luck(`${id}/${what}`);
    const manner = mannerOf(at, draw('manner'));
    const isGuest = manner === 'vandal';
    const from = manner === 'ring' ? 20 : Math.floor(draw('from') * days * (isGuest ? 1 : 0.5));
    return {
      id,
      manner,
      from,
      until: isGuest
        ? from + 3
        : manner === 'honest' || manner === 'careless'
          ? leavesOf(from, days, draw)
          : days,
      perDay: perDayOf(manner, draw('pace')),
      slips: slipsOf(manner, draw('slips')),
      kinds: kindsOf(manner, Math.floor(draw('kinds') * honestKinds.length)),
    };
  });
}

const leavesOf = (from: number, days: number, draw: (what: string) => number): number =>
  draw('stays') < 0.6 ? days : from + Math.ceil(draw('leaves') * 200);

/** One in nine accounts is hostile; of the others one in seven is careless. */
function mannerOf(at: number, luck: number): Manner {
  if (at % 9 === 8) {
    const hostile: readonly Manner[] = [
      'vandal',
      'farmer',
      'patient farmer',
      'vandal',
      'trickle',
      'ring',
      'kind after kind',
    ];
    return hostile[Math.floor(at / 9) % hostile.length] ?? 'vandal';
  }
  return luck < 1 / 7 ? 'careless' : 'honest';
}

function perDayOf(manner: Manner, luck: number): number {
  if (manner === 'vandal') return 10;
  if (manner !== 'honest' && manner !== 'careless') return manner === 'trickle' ? 4 : farmedPerDay;
  return 0.2 + 7 * luck ** 4;
}

function slipsOf(manner: Manner, luck: number): number {
  if (manner === 'careless') return 0.04 + 0.08 * luck;
  return manner === 'honest' ? 0.002 + 0.008 * luck : 0.002;
}

function kindsOf(manner: Manner, first: number): readonly EarnableKind[] {
  const turned = [...honestKinds.slice(first), ...honestKinds.slice(0, first)];
  if (manner === 'honest' || manner === 'careless') return turned.slice(0, 4);
  return manner === 'kind after kind' ? ['videoLink', 'missingResult', 'spelling'] : turned.slice(0, 1);
}
