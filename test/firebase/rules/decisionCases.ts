import type { Case } from './case';
import { at, serverTime, type DocFields } from './firestoreValue';
import { limits } from '@/model/schema/limits';
import { editor, moderator, storedDelta, storedEvent, storedMatch, storedPlayer } from './fixtures';

type Variants = readonly (readonly [what: string, change: DocFields])[];

const tombstone = { deleted: true, updatedAt: serverTime };
const approval = { valid: 1, updatedAt: serverTime };
const rejection = { status: 'rejected', reason: 'no source', decidedBy: 'mod', decidedAt: serverTime };

const known = { code: 'known', values: {} };

const gone: DocFields = { ...storedEvent, deleted: true };
const approved: DocFields = { ...storedEvent, valid: 1 };

/** Only functions write records: they know the caller, and keep a log and a pace. */
const approving: readonly Case[] = [
  ...variants('event/e1', storedEvent, 'a moderator may not approve an event', [
    ['at all', approval],
    ['with a time of its own', { valid: 1, updatedAt: at(5) }],
    ['without a time', { valid: 1 }],
    ['and rename it', { ...approval, name: 'West 1' }],
    ['by another number', { ...approval, valid: 2 }],
    ['and delete it at once', { ...approval, ...tombstone }],
  ]),
  ...variants('event/e1', approved, 'a moderator may not change an approved event', [
    ['by approving it again', approval],
    ['back to not reviewed', { ...approval, valid: 0 }],
  ]),
  ...variants('event/e1', gone, 'a moderator may not touch a deleted event', [
    ['by approving it', approval],
    ['by bringing it back', { deleted: false, updatedAt: serverTime }],
    ['by deleting it again', tombstone],
  ]),
];

const entombing: readonly Case[] = (
  [
    ['event/e1', storedEvent],
    ['match/m1', storedMatch],
    ['player/p1', storedPlayer],
  ] as const
).flatMap(([path, stored]) =>
  variants(path, stored, `a moderator may not delete ${path}`, [
    ['at all', tombstone],
    ['with a name on it', { ...tombstone, deletedBy: 'mod', deletedAt: serverTime, deletedIn: 'a1' }],
    ['with a time of its own', { deleted: true, updatedAt: at(5) }],
    ['without a time', { deleted: true }],
    ['and change it', { ...tombstone, youtube: 'dQw4w9WgXcQ' }],
    ['by a word', { ...tombstone, deleted: 'yes' }],
  ]),
);

const rejecting: readonly Case[] = [
  ...variants('delta/ProposalOfAnEditor01', storedDelta({}, 'other'), 'a moderator may not reject', [
    ['without a reason', { ...rejection, reason: '' }],
    ['with a reason that is too long', { ...rejection, reason: 'x'.repeat(limits.reason + 1) }],
    ['with a reason that turns its text around', { ...rejection, reason: 'a\u202eb' }],
    ['with a reason that is no text', { ...rejection, reason: 5 }],
    ["with one of the server's own", { ...rejection, reasonCause: { code: 'recordDeleted', values: {} } }],
    [
      "with another proposal's name",
      { ...rejection, reasonCause: { code: 'superseded', values: { id: 'd2' } } },
    ],
    ['with more beside the code', { ...rejection, reasonCause: { ...known, values: { id: 'x' } } }],
    ['with a code alone', { ...rejection, reasonCause: { code: 'known' } }],
    ['with a cause that is none', { ...rejection, reasonCause: 'known' }],
    ['in the name of another', { ...rejection, decidedBy: 'ed' }],
    ['at a time of its own', { ...rejection, decidedAt: at(5) }],
    ['and change the value', { ...rejection, value: 'Eve' }],
    ['and say that it was amended', { ...rejection, amended: { proposed: 'Eve', by: 'mod' } }],
    ['and write a problem', { ...rejection, problem: 'x' }],
    ['as applied', { ...rejection, status: 'applied' }],
    ['as still new', { ...rejection, status: 'new' }],
    ['as something else', { ...rejection, status: 'withdrawn' }],
  ]),
  ...variants(
    'delta/ProposalOfAnEditor01',
    storedDelta({ applying: { cursor: '' } }, 'other'),
    'a moderator may not reject',
    [['what is being applied', rejection]],
  ),
  {
    name: 'a moderator may reject with the longest reason what once failed to apply',
    by: moderator,
    given: { 'delta/ProposalOfAnEditor01': storedDelta({ problem: 'conflict', problemAt: at(3) }, 'other') },
    request: {
      kind: 'update',
      path: 'delta/ProposalOfAnEditor01',
      data: { ...rejection, reason: 'ä'.repeat(limits.reason) },
    },
    allowed: true,
  },
  {
    name: 'a moderator may reject with a reason that is at hand',
    by: moderator,
    given: { 'delta/ProposalOfAnEditor01': storedDelta({}, 'other') },
    request: {
      kind: 'update',
      path: 'delta/ProposalOfAnEditor01',
      data: { ...rejection, reasonCause: known },
    },
    allowed: true,
  },
  {
    name: 'an author may not reject in the name of a moderator',
    by: editor,
    given: { 'delta/ProposalOfAnEditor01': storedDelta() },
    request: { kind: 'update', path: 'delta/ProposalOfAnEditor01', data: rejection },
    allowed: false,
  },
];

const deleting: readonly Case[] = [
  { name: 'an author', by: editor },
  { name: 'a moderator', by: moderator },
].map(({ name, by }) => ({
  name: `${name} may not delete what is being applied`,
  by,
  given: { 'delta/ProposalOfAnEditor01': storedDelta({ applying: { cursor: '' } }) },
  request: { kind: 'delete', path: 'delta/ProposalOfAnEditor01' },
  allowed: false,
}));

export const decisionCases: readonly Case[] = [...approving, ...entombing, ...rejecting, ...deleting];

function variants(path: string, stored: DocFields, what: string, changes: Variants): readonly Case[] {
  return changes.map(([how, data]) => ({
    name: `${what} ${how}`,
    by: moderator,
    given: { [path]: stored },
    request: { kind: 'update', path, data },
    allowed: false,
  }));
}
