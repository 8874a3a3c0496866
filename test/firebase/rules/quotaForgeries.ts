import type { Case } from './case';
import { future, nextQuotaDoc, storedQuota } from './counting';
import type { Request } from './emulator';
import { at, Raw, serverTime, type DocFields, type DocValue } from './firestoreValue';
import { anonymous, editor, moderator, storedDelta, stranger, without } from './fixtures';

const set = (path: string, data: DocFields): Request => ({ kind: 'set', path, data });
const own = { 'delta/ProposalOfAnEditor01': storedDelta() };
const first = nextQuotaDoc(undefined, 'create/ProposalOfAnEditor01');
const five = storedQuota({ open: 3, written: 5 });
const sixth = nextQuotaDoc(five, 'create/ProposalOfAnEditor01');
const changed = nextQuotaDoc(five, 'change/ProposalOfAnEditor01');
const slots = sixth['slots'] as DocFields;
const timeless = without(sixth, 'slots.`5`');
const timedAt = (place: string, slot: DocValue = place): DocFields => ({
  ...timeless,
  slot,
  slots: without(slots, place),
  [`slots.\`${place}\``]: serverTime,
});
const float = (value: number) => new Raw({ doubleValue: value });

/** Changes by the owner to a quota of five acts with three open. */
const forged: readonly (readonly [how: string, data: DocFields, allowed: boolean])[] = [
  ['by one act', sixth, true],
  ['by a change', changed, true],
  ['by two acts', { ...sixth, written: 7 }, false],
  ['by none', { ...sixth, written: 5 }, false],
  ['by an act that is no whole number', { ...sixth, written: float(6) }, false],
  ['with fewer open than there are', { ...sixth, open: 0 }, false],
  ['with one open too few', { ...sixth, open: 3 }, false],
  ['with one open too many', { ...changed, open: 4 }, false],
  ['with an open one that is no whole number', { ...sixth, open: float(4) }, false],
  ['at a time of its own', { ...without(sixth, 'at'), at: at(5) }, false],
  ['with a time of its own in the ring', { ...timeless, slots: { ...slots, 5: at(5) } }, false],
  ['without a time in the ring', timeless, false],
  ['with the time at a place of the ring that comes later', timedAt('59'), true],
  ['with the time at the place of an earlier act, as a device that another one overtook', timedAt('4'), true],
  ['with the time at a place that the ring does not have', timedAt('60'), false],
  ['with the time at a place under another name', timedAt('05'), false],
  ['with the time at a place that it does not name', without(sixth, 'slot'), false],
  ['with the time at another place than it names', timedAt('7', '8'), false],
  ['with the time at two places', { ...sixth, 'slots.`7`': serverTime }, false],
  ['with another time changed', { ...sixth, slots: { ...slots, 0: at(5) } }, false],
  ['with another time taken away', { ...sixth, slots: without(slots, '0') }, false],
  ['with a time more', { ...sixth, slots: { ...slots, x: at(5) } }, false],
  ['with an unknown key', { ...sixth, note: 'x' }, false],
  ['with more allowed than a moderator has', { ...sixth, fastUntil: at(future) }, false],
  ['with no time until when more is allowed', { ...sixth, fastUntil: null }, false],
  ['with a window that it has not earned', { ...sixth, window: 15 }, false],
  ['without saying what for', without(sixth, 'last'), false],
  ['for something unknown', { ...changed, last: 'x/ProposalOfAnEditor01' }, false],
  ['for something without end', { ...changed, last: `change/${'d'.repeat(129)}` }, false],
];

const fastFive = storedQuota({ open: 3, written: 5, fastUntil: future });
const fastSixth = nextQuotaDoc(fastFive, 'create/ProposalOfAnEditor01');

/** The same for an owner with a moderator's allowance for more. */
const forgedFast: typeof forged = [
  ['with the time until when more is allowed', fastSixth, true],
  ['without the time until when more is allowed', without(fastSixth, 'fastUntil'), false],
  ['with no time until when more is allowed where there was one', { ...fastSixth, fastUntil: null }, false],
  ['with more allowed for longer', { ...fastSixth, fastUntil: at(future + 1) }, false],
  ['with more allowed for less', { ...fastSixth, fastUntil: at(1) }, false],
];

const slowFive = storedQuota({ open: 3, written: 5, window: 120 });
const slowSixth = nextQuotaDoc(slowFive, 'create/ProposalOfAnEditor01');

/** The same for an owner whose rejected edits made the window longer. */
const forgedSlow: typeof forged = [
  ['with the window that it earned', slowSixth, true],
  ['without the window that it earned', without(slowSixth, 'window'), false],
  ['with a shorter window than it earned', { ...slowSixth, window: 60 }, false],
];

const advances = (before: DocFields, all: typeof forged): readonly Case[] =>
  all.map(([how, data, allowed]) => ({
    name: `an owner may ${allowed ? '' : 'not '}advance the own quota ${how}`,
    given: { 'quota/ed': before, ...own },
    by: editor,
    request: set('quota/ed', data),
    allowed,
  }));

export const quotaForgeries: readonly Case[] = [
  ...advances(five, forged),
  ...advances(fastFive, forgedFast),
  ...advances(slowFive, forgedSlow),
  ...(
    [
      ['an owner may make the own quota', editor, {}, 'quota/ed', true],
      ['nobody may make the quota of another', editor, {}, 'quota/other', false],
      ['nobody may advance the quota of another', stranger, { 'quota/ed': {} }, 'quota/ed', false],
      ['a moderator may not make the quota of another', moderator, {}, 'quota/ed', false],
      ['the anonymous may not make a quota', anonymous, {}, 'quota/ed', false],
    ] as const
  ).map(([name, by, given, path, allowed]) => ({
    name,
    by,
    given: { ...own, ...given },
    request: set(path, first),
    allowed,
  })),
  {
    name: 'an owner may not begin with acts that gave no time',
    by: editor,
    given: own,
    request: set('quota/ed', { ...first, written: 60 }),
    allowed: false,
  },
  {
    name: 'an owner may not begin with more allowed',
    by: editor,
    given: own,
    request: set('quota/ed', { ...first, fastUntil: at(future) }),
    allowed: false,
  },
  {
    name: 'an owner may not begin with a shorter window',
    by: editor,
    given: own,
    request: set('quota/ed', { ...first, window: 15 }),
    allowed: false,
  },
  {
    name: 'an owner may not count a proposal that is not there',
    by: editor,
    request: set('quota/ed', first),
    allowed: false,
  },
  {
    name: 'an owner may not delete the own quota',
    by: editor,
    given: { 'quota/ed': five },
    request: { kind: 'delete', path: 'quota/ed' },
    allowed: false,
  },
];
