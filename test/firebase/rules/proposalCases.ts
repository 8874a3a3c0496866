import { limits } from '@/model/schema/limits';
import { collections } from '@/model/schema/recordSchema';
import type { Case } from './case';
import type { Person } from './emulator';
import { at, serverTime, type DocFields } from './firestoreValue';
import {
  anonymous,
  editor,
  moderator,
  newEvent,
  newMatch,
  newRecord,
  proposal,
  storedDelta,
  storedEvent,
  storedMatch,
  storedPlayer,
  stranger,
  without,
} from './fixtures';

const valid = proposal();
const newPlayer = newRecord('player', { name: 'Ann' });
const deletion = { ...without(valid, 'base'), field: '', value: null, note: 'Entered twice' };

const creating: readonly Case[] = [
  ...creates(true, 'an author may propose', [
    ['an edit', valid],
    [
      'with the longest note and source',
      { ...valid, note: 'ä'.repeat(limits.note), source: 'ä'.repeat(limits.source) },
    ],
    ['with a note of two lines', { ...valid, note: 'a\n\tb' }],
    ['a new player', newPlayer],
    ['a new event', newRecord('event', newEvent)],
    ['a new match', newRecord('match', newMatch)],
    ['a whole record', { ...valid, field: '', value: { name: 'Anna' }, base: { name: 'Ann' } }],
    ['an edit in a bundle', { ...valid, bundle: 'BundleOfProposals001' }],
    ['a new record in a bundle', { ...newPlayer, bundle: 'BundleOfProposals001' }],
    ...collections.map((collection) => [`to delete a ${collection}`, { ...deletion, collection }] as const),
    [
      'to delete a record in a bundle, with a source',
      { ...deletion, bundle: 'BundleOfProposals001', source: 'me' },
    ],
  ]),
  ...creates(false, 'an author may not propose', [
    ...Object.keys(valid).map((key) => [`without ${key}`, without(valid, key)] as const),
    ['in the name of another', { ...valid, author: 'other' }],
    ['at a time of its own', { ...valid, timestamp: at(5) }],
    ['what counts as rejected', { ...valid, status: 'rejected' }],
    ['what counts as applied', { ...valid, status: 'applied' }],
    ...[
      'id',
      'reason',
      'decidedBy',
      'decidedAt',
      'before',
      'amended',
      'rest',
      'problem',
      'problemAt',
      'applying',
      'other',
    ].flatMap(
      (key) =>
        [
          [`an edit with the key ${key}`, { ...valid, [key]: 'x' }],
          [`a new record with the key ${key}`, { ...newPlayer, [key]: 'x' }],
        ] as const,
    ),
    ['in a bundle that is no id', { ...valid, bundle: 'a/b' }],
    ['in a bundle that is named', { ...valid, bundle: 'Ann-Smith-1990-Tokyo' }],
    ['in a bundle of a long id', { ...valid, bundle: 'x'.repeat(21) }],
    ['in a bundle that is no text', { ...valid, bundle: 7 }],
    ['to delete a record without a note', without(deletion, 'note')],
    ['to delete a record of an unknown collection', { ...deletion, collection: 'user' }],
    ['to delete a record as if it were decided', { ...deletion, reason: 'known' }],
    ['to delete a record with a base', { ...deletion, base: null }],
    ['to delete a record and say something of it', { ...deletion, value: { name: 'Gone' } }],
    ['to delete a record at a path', { ...deletion, docId: 'p1/x' }],
    ['to delete a record that is only proposed', { ...deletion, docId: '' }],
    ['a deletion with a field', { ...deletion, field: 'name' }],
    ['with an empty note', { ...valid, note: '' }],
    ['with a note that is too long', { ...valid, note: 'x'.repeat(limits.note + 1) }],
    ['with a note that turns its text around', { ...valid, note: 'a\u202eb' }],
    ['with a note that is no text', { ...valid, note: null }],
    ['with an empty source', { ...valid, source: '' }],
    ['with a source that is too long', { ...valid, source: 'x'.repeat(limits.source + 1) }],
    ['with a source of two lines', { ...valid, source: 'a\nb' }],
    ['with a source that is no text', { ...valid, source: ['x'] }],
    ['for an unknown collection', { ...valid, collection: 'user' }],
    ['for no collection', { ...valid, collection: '' }],
    ['a new record of an unknown collection', { ...newPlayer, collection: 'user' }],
    ['a new record with a base', { ...newPlayer, base: null }],
    ['a new record of one field', { ...newPlayer, field: 'name', value: 'Ann' }],
    ['a new record as if it existed', { ...newPlayer, docId: 'p9' }],
    ['for a path instead of an id', { ...valid, docId: 'p1/x' }],
    ['for an id that is too long', { ...valid, docId: 'x'.repeat(129) }],
    ['for an id that is no text', { ...valid, docId: 5 }],
  ]),
  // The server derives ids of another form, which could contain a name.
  ...[
    'd',
    'revert-0123456789abcdef',
    'undo_0123456789abcde',
    'Ann-Smith-1990-Tokyo',
    'ä'.repeat(20),
    'x'.repeat(19),
    'x'.repeat(21),
  ].map((id) => create(`an author may not propose under the id ${id}`, valid, false, `delta/${id}`)),
  ...['x'.repeat(20), 'A0z9A0z9A0z9A0z9A0z9'].map((id) =>
    create(`an author may propose under the id ${id}`, valid, true, `delta/${id}`),
  ),
  create(
    'the anonymous may not propose as nobody',
    { ...valid, author: null },
    false,
    'delta/ProposalOfAnEditor01',
    anonymous,
  ),
  create(
    'someone without any claim may propose',
    proposal({}, 'stranger'),
    true,
    'delta/ProposalOfAnEditor01',
    stranger,
  ),
];

const colliding: readonly Case[] = (
  [
    ['event', storedEvent, newEvent],
    ['match', storedMatch, newMatch],
    ['player', storedPlayer, { name: 'Ann' }],
  ] as const
).flatMap(([collection, stored, value]) =>
  [false, true].map((deleted) => ({
    name: `a new ${collection} may not take the id of one that ${deleted ? 'was deleted' : 'exists'}`,
    by: editor,
    given: { [`${collection}/TheIdThatIsTaken0001`]: { ...stored, deleted } },
    request: { kind: 'set', path: 'delta/TheIdThatIsTaken0001', data: newRecord(collection, value) },
    allowed: false,
  })),
);

const elsewhere: Case = {
  name: 'a new player may take the id of an event',
  by: editor,
  given: { 'event/TheIdOfAnotherKind01': storedEvent },
  request: { kind: 'set', path: 'delta/TheIdOfAnotherKind01', data: newPlayer },
  allowed: true,
};

const failedBefore = storedDelta({ problem: 'conflict', problemAt: at(3) });

const overwriting: readonly Case[] = [
  ...overwrites(storedDelta(), [
    ['with a note', { ...valid, note: 'why' }, true],
    ['without any change but the time', valid, true],
    ['with another record', { ...valid, docId: 'p2' }, false],
    ['with another field', { ...valid, field: '', value: { name: 'Anna' }, base: {} }, false],
    ['with another collection', { ...valid, collection: 'event' }, false],
    ['with another author', { ...valid, author: 'other' }, false],
    ['with a time of its own', { ...valid, timestamp: at(5) }, false],
    ['with the time it had', { ...valid, timestamp: at(1) }, false],
    ['with an invalid value', { ...valid, value: '' }, false],
    ['as applied', { ...valid, status: 'applied' }, false],
    ['as rejected', { ...valid, status: 'rejected' }, false],
  ]),
  ...overwrites(failedBefore, [
    ['dropping the problem', valid, true],
    ['keeping the problem', { ...failedBefore, timestamp: serverTime }, false],
  ]),
  ...overwrites(storedDelta({ applying: { cursor: '' } }), [
    ['while it is being applied', valid, false],
    ['keeping its progress', { ...valid, applying: { cursor: '' } }, false],
  ]),
];

const derived: Case = {
  name: 'a moderator may change a proposal that the server has made for them',
  by: moderator,
  given: { 'delta/revert-0123456789': storedDelta({}, 'mod') },
  request: { kind: 'set', path: 'delta/revert-0123456789', data: proposal({ note: 'why' }, 'mod') },
  allowed: true,
};

/** Proposals of authors with every small mistake; values have cases of their own. */
export const proposalCases: readonly Case[] = [...creating, ...colliding, elsewhere, ...overwriting, derived];

function create(
  name: string,
  data: DocFields,
  allowed: boolean,
  path = 'delta/ProposalOfAnEditor01',
  by: Person = editor,
): Case {
  return { name, by, request: { kind: 'set', path, data }, allowed };
}

function creates(allowed: boolean, what: string, documents: readonly (readonly [string, DocFields])[]) {
  return documents.map(([how, data]) => create(`${what} ${how}`, data, allowed));
}

function overwrites(
  stored: DocFields,
  documents: readonly (readonly [how: string, data: DocFields, allowed: boolean])[],
): readonly Case[] {
  return documents.map(([how, data, allowed]) => ({
    name: `an author ${allowed ? 'may' : 'may not'} overwrite ${how}`,
    by: editor,
    given: { 'delta/ProposalOfAnEditor01': stored },
    request: { kind: 'set', path: 'delta/ProposalOfAnEditor01', data },
    allowed,
  }));
}
