import type { Json } from '@/lib/json';
import { buildValue } from '@/model/proposals/delta';
import { choicesOf } from '@/model/records/fields';
import { codesPath, knownCodes } from '@/model/parsing/parseSport';
import { collections, fieldSpecs, type Collection } from '@/model/schema/recordSchema';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { limits } from '@/model/schema/limits';
import { longestLink } from '@/model/schema/links';
import { builtInSports } from '@/model/sports';
import { counted, storedQuota } from './counting';
import { arrange, ask, emptyProject, loadRules } from './emulator';
import { at, type DocFields, type DocValue } from './firestoreValue';
import { editor, newRecord, proposal } from './fixtures';
import { rulesSource } from './rulesFile';

const project = 'demo-rules-size';

/**
 * The rules with 210 more expressions in every evaluation of a proposal and of the quota that counts it: room for later
 * checks, and the proof that the largest writes stay well below the limit of 1,000.
 */
const padded = rulesSource
  .replace('return isOwn(delta)', `return ${'pad() && '.repeat(6)} isOwn(delta)`)
  .replace('return after.diff(before)', `return ${'pad() && '.repeat(6)} after.diff(before)`)
  .replace(
    /( +)function isOneself/,
    `$1function pad() { return ${Array(6).fill('request.time != null').join(' && ')}; }\n$&`,
  );

const letters = (count: number) => '𠮷'.repeat(count);
const name = letters(limits.name);
const id = 'x'.repeat(128);
const sport = { id: 'armw' };
const note = '😀'.repeat(limits.note);
const source = '😀'.repeat(limits.source);

function largestOf({ type, path, max = 0, most = 0, choices = [], site }: FieldSpec): DocValue {
  switch (type) {
    case 'string':
    case 'line':
    case 'text':
      return letters(max);
    case 'list':
      return Array.from({ length: most }, (_, at) => `${at}${letters(max - String(at).length)}`);
    case 'names':
      return Array.from({ length: most }, (_, at) => ({ name: letters(max), until: `200${at}-12-31` }));
    case 'date':
      return '2024-02-29';
    case 'start':
      return `2024-02-29T18:00+01:00[Europe/${'x'.repeat(43)}]`;
    case 'points':
      // The longest way through the condition.
      return max - 0.5;
    case 'number':
    case 'year':
    case 'weight':
      return max;
    case 'enum':
      return choices.at(-1) ?? choicesOf({ path, type: 'enum' }, builtInSports).at(-1) ?? '';
    case 'codes':
      return { age: '60+', para: 'hearing' };
    case 'flag':
      return true;
    case 'country':
      return 'GB-WLS';
    case 'player':
      return { id, name };
    case 'record':
      return id;
    case 'youtube':
      return 'https://youtu.be/dQw4w9WgXcQ?t=999999';
    case 'link':
      return `https://example.org/${'x'.repeat(longestLink - 20)}`;
    case 'account':
      return {
        instagram: 'x'.repeat(30),
        youtube: `@${'x'.repeat(30)}`,
        commons: 'M123456789012',
        wikidata: 'Q123456789012',
      }[site ?? 'wikidata'];
  }
}

const whole = (collection: Collection, only: (field: FieldSpec) => boolean = () => true) =>
  buildValue(
    fieldSpecs[collection].filter(only).map((field) => ({ field, value: largestOf(field) as Json })),
  ) as DocFields;

const match = whole('match');
const event = whole('event');
const player = whole('player');

const editOf = (collection: Collection, only: (field: FieldSpec) => boolean = () => true) =>
  whole(collection, (field) => !field.apart && only(field));
const [editedMatch, editedEvent, editedPlayer] = [editOf('match'), editOf('event'), editOf('player')];
const scores = editOf('match', ({ type }) => type !== 'player');

const edit = (collection: string, field: string, value: DocValue, base: DocValue) =>
  proposal({ collection, docId: id, field, value, base, note, source });

const largest: Readonly<Record<string, DocFields>> = {
  'a new match': {
    ...newRecord('match', { ...match, event: { id, date: '2024-02-29', sport } }),
    note,
    source,
  },
  'a new event': { ...newRecord('event', { ...event, sport }), note, source },
  'a new player': { ...newRecord('player', player), note, source },
  'a whole match': edit('match', '', editedMatch, editedMatch),
  'a whole match with the facts of its sides alone': edit('match', '', scores, editedMatch),
  'a whole event': edit('event', '', editedEvent, editedEvent),
  'a whole player': edit('player', '', editedPlayer, editedPlayer),
  ...Object.fromEntries(
    collections.flatMap((collection) =>
      fieldSpecs[collection].map((field) => {
        const value = largestOf(field);
        return [`${field.path} of the ${collection}`, edit(collection, field.path, value, value)];
      }),
    ),
  ),
};

beforeAll(async () => {
  expect(padded.split('pad()')).toHaveLength(14);
  await loadRules(project, padded);
});

const before = {};
const after = { [codesPath]: { ...knownCodes(builtInSports) } };
const cases = Object.entries(largest).flatMap(([what, data]) => [
  [what, data, before] as const,
  [`${what}, where sports are stored,`, data, after] as const,
]);

test.each(cases)('%s as large as it may be is created and overwritten', async (_, data, sports) => {
  await emptyProject(project);
  const quota = storedQuota({ open: 3, written: 100, last: 1 });
  await arrange(project, { 'quota/ed': quota, ...sports });
  const write = { kind: 'set', path: 'delta/ProposalOfAnEditor01', data } as const;
  expect(await ask(project, editor, counted(write, editor, { 'quota/ed': quota }))).toBe('allowed');
  const given = { 'quota/ed': quota, 'delta/ProposalOfAnEditor01': { ...data, timestamp: at(1) } };
  await arrange(project, given);
  expect(await ask(project, editor, counted(write, editor, given))).toBe('allowed');
});
