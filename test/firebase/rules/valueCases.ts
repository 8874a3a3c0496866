import { isJsonObject, type Json, type JsonObject } from '@/lib/json';
import { setPaths } from '@/lib/path';
import type { Proposal } from '@/model/proposals/delta';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { fieldSpecs, collections, type Collection } from '@/model/schema/recordSchema';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Case } from './case';
import { Raw, type DocFields } from './firestoreValue';
import { editor, newEvent, newMatch, proposal, without } from './fixtures';
import { oneOfEach, someOf } from './usualRun';
import { briefSamples, valueSamples } from './valueSamples';
import { asRules } from './asRules';

const fullRecords = {
  event: { ...filled('event'), ...newEvent },
  match: {
    ...filled('match'),
    ...newMatch,
    player1: { ...newMatch.player1, score: 3, weight: 90 },
    player2: { ...newMatch.player2, score: 1, weight: 94.8 },
  },
  player: { ...filled('player'), name: 'Ann' },
} as const satisfies Record<Collection, JsonObject>;

function filled(collection: Collection): JsonObject {
  const optional = fieldSpecs[collection].filter(({ path, required }) => !required && !path.includes('.'));
  return Object.fromEntries(optional.map((field) => [field.path, valueSamples(field).accepts[0] ?? null]));
}

const tried = new Set<string>();
/** Whether the field is the first with this check; fields with the same check use the same function of the rules. */
function isFirstOf({ type, max, most, site, choices }: FieldSpec): boolean {
  const kind = JSON.stringify([type, max, most, site, choices]);
  return !tried.has(kind) && tried.add(kind).size > 0;
}

const samples: readonly Proposal[] = collections.flatMap((collection) =>
  fieldSpecs[collection].flatMap((field) => {
    const brief = briefSamples(field);
    const alone = isFirstOf(field) ? valueSamples(field) : brief;
    return [
      ...[...someOf(brief.accepts), ...someOf(brief.rejects)].flatMap((value) => [
        edit(collection, '', put({}, field, value)),
        { collection, docId: '', field: '', value: put(fullRecords[collection], field, value) },
      ]),
      ...[...alone.accepts, ...alone.rejects].map((value) => edit(collection, field.path, value)),
    ];
  }),
);

const shapes: readonly Proposal[] = collections.flatMap((collection) => {
  const full: JsonObject = fullRecords[collection];
  const whole: readonly Json[] = [
    null,
    '',
    5,
    [],
    {},
    full,
    editable(full),
    ...Object.keys(full).map((key) => omit(full, key)),
    ...Object.keys(full).map((key) => omit(editable(full), key)),
    ...[
      'id',
      'result',
      'created',
      'author',
      'valid',
      'updatedAt',
      'deleted',
      'sport',
      'event',
      'player1.score',
      'x',
    ].flatMap((key) => [
      { ...full, [key]: 1 },
      { ...editable(full), [key]: 1 },
    ]),
  ];
  return whole.flatMap((value) => [edit(collection, '', value), { collection, docId: '', field: '', value }]);
});

const sports: readonly Json[] = [null, 'armw', {}, [], { id: 'chess' }, { id: 'armw', name: 'x' }, { id: 5 }];
const events: readonly Json[] = [
  null,
  'e1',
  {},
  [],
  ...Object.keys(newMatch.event).map((key) => omit(newMatch.event, key)),
  { ...newMatch.event, name: 'East 1' },
  { ...newMatch.event, id: 'e/1' },
  { ...newMatch.event, id: '' },
  { ...newMatch.event, date: '2023-02-30' },
  { ...newMatch.event, date: null },
  ...sports.map((sport) => ({ ...newMatch.event, sport })),
];
const sides: readonly Json[] = [
  {},
  { score: 1 },
  { score: null },
  { score: 100 },
  { score: 1, result: 'W' },
  { score: 1, name: 'Ann' },
  { id: 'p1', score: 1 },
  { id: 'p1', name: 'Ann', score: 1, result: 'W' },
  { id: 'p1', name: 'Ann', score: null },
  { id: 'p1', name: 'Ann', score: '1' },
];

/** Scores beside the outcome "won, score unknown"; only two that differ are refused. */
const endings: readonly Proposal[] = [
  {},
  { player1: { score: 4 } },
  { player2: { score: 1 } },
  { player1: { score: 2 }, player2: { score: 2 } },
  { player1: { score: 4 }, player2: { score: 1 } },
  { player1: { score: 4 }, player2: { score: null } },
].flatMap((scores: { readonly player1?: JsonObject; readonly player2?: JsonObject }) => {
  const ending = { outcome: 'winner', winner: 'player1' };
  const side = (key: 'player1' | 'player2') => ({ ...newMatch[key], ...scores[key] });
  const value = { ...newMatch, ...ending, player1: side('player1'), player2: side('player2') };
  return [
    edit('match', '', { ...ending, ...scores }),
    { collection: 'match', docId: '', field: '', value },
  ] satisfies readonly Proposal[];
});

const nested: readonly Proposal[] = [
  ...sports.map((sport) => ({
    collection: 'event' as const,
    docId: '',
    field: '',
    value: { ...newEvent, sport },
  })),
  ...events.map((event) => ({
    collection: 'match' as const,
    docId: '',
    field: '',
    value: { ...newMatch, event },
  })),
  ...['player1', 'player2'].flatMap((key) =>
    sides.flatMap((side) => [
      edit('match', '', { [key]: side }),
      edit('match', '', { [key]: side, gender: 'M' }),
      { collection: 'match' as const, docId: '', field: '', value: { ...newMatch, [key]: side } },
    ]),
  ),
];

/** Paths that are not editable, in this collection or anywhere. */
const paths: readonly Proposal[] = collections.flatMap((collection) =>
  [
    ...new Set([
      ...collections.flatMap((other) => fieldSpecs[other].map(({ path }) => path)),
      '__proto__',
      'valid',
    ]),
    'player1.name',
    'player1.result',
    'deleted',
    'name.x',
    'x',
  ]
    .filter((path) => !fieldSpecs[collection].some((field) => field.path === path))
    .flatMap((path) => [edit(collection, path, 'Ann'), edit(collection, path, null)]),
);

/** Misplaced values: every type in a field of every type, whole records in fields and in other collections. */
const crossed: readonly Proposal[] = collections.flatMap((collection) => {
  const types = new Map(fieldSpecs[collection].map((field) => [field.type, field]));
  const values = [...types.values()].map((field) => valueSamples(field).accepts[0] ?? null);
  const wholes = collections.flatMap((other) => [fullRecords[other], editable(fullRecords[other])]);
  return [...oneOfEach(fieldSpecs[collection], ({ type }) => type).map(({ path }) => path), '', 'x'].flatMap(
    (path) => [
      ...[...values, ...wholes].map((value) => edit(collection, path, value)),
      ...wholes.map((value) => ({ collection, docId: '', field: path, value })),
    ],
  );
});

/** Proposals on which rules and model must agree, one by one. */
export const sampleProposals: readonly Proposal[] = [
  ...nested,
  ...endings,
  ...samples,
  ...shapes,
  ...paths,
  ...crossed,
];

export const asDelta = (proposed: Proposal): DocFields =>
  proposed.docId === ''
    ? { ...without(proposal(), 'base'), ...proposed }
    : { ...proposal(), base: proposed.field === '' ? {} : null, ...proposed };

/** Values that JSON lacks, although a hostile client can send them; the model never sees them. */
const hostile: readonly Case[] = (
  [
    ['a time for a day', 'event', 'date', new Raw({ timestampValue: '2024-05-01T00:00:00Z' })],
    ['bytes for a name', 'player', 'name', new Raw({ bytesValue: 'QW5u' })],
    ['a float for a score', 'match', 'player1.score', new Raw({ doubleValue: 3 })],
    ['not a number for a weight', 'match', 'player1.weight', new Raw({ doubleValue: 'NaN' })],
    [
      'bytes among other names',
      'player',
      'aliases',
      new Raw({ arrayValue: { values: [{ bytesValue: 'QW5u' }] } }),
    ],
    ['not a number for a score', 'match', 'player1.score', new Raw({ doubleValue: 'NaN' })],
    [
      'a reference for a video',
      'match',
      'youtube',
      new Raw({ referenceValue: 'projects/p/databases/(default)/documents/a/b' }),
    ],
  ] as const
).map(([what, collection, field, value]) => ({
  name: `an author may not propose ${what}`,
  by: editor,
  request: {
    kind: 'set',
    path: 'delta/ProposalOfAnEditor01',
    data: proposal({ collection, field, value, base: null }),
  },
  allowed: false,
}));

export const valueCases: readonly Case[] = [
  ...hostile,
  ...[...new Map(sampleProposals.map((proposed) => [describe(proposed), proposed]))].map(
    ([what, proposed]) => {
      const allowed = proposalProblem(proposed, asRules) === undefined;
      return {
        name: `an author ${allowed ? 'may' : 'may not'} propose ${what}`,
        by: editor,
        request: { kind: 'set' as const, path: 'delta/ProposalOfAnEditor01', data: asDelta(proposed) },
        allowed,
      };
    },
  ),
];

function describe({ collection, docId, field, value }: Proposal): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' && part.length > 40
      ? `${part.slice(0, 2)}×${part.length}`
      : Object.is(part, -0)
        ? '-0'
        : part,
  ).replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${docId === '' ? `a new ${collection} ${field}`.trim() : `${collection} ${field || 'as a whole'}`} as ${text}`;
}

function edit(collection: Collection, field: string, value: Json): Proposal {
  return { collection, docId: 'r1', field, value };
}

/** A player's sample replaces the player and keeps the score, as an author would write it. */
function put(record: JsonObject, { path, type }: FieldSpec, value: Json): Json {
  const [first = '', second] = path.split('.');
  const side = record[first];
  if (type === 'player' && isJsonObject(value) && isJsonObject(side) && side['score'] !== undefined)
    return { ...record, [first]: { ...value, score: side['score'] } };
  if (second === undefined) return { ...record, [first]: value };
  // `setPaths` would remove what `null` clears, while a delta says so.
  return value === null
    ? { ...record, [first]: { ...(isJsonObject(side) ? side : {}), [second]: null } }
    : setPaths(record, [{ path, value }]);
}

function omit(value: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
}

function editable(value: JsonObject): JsonObject {
  return omit(omit(value, 'sport'), 'event');
}
