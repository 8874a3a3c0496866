import { limits } from '@/model/schema/limits';
import { counted, storedQuota } from './counting';
import { arrange, ask, emptyProject, loadRules } from './emulator';
import { at, type DocFields, type DocValue } from './firestoreValue';
import { editor, newRecord, proposal } from './fixtures';
import { rulesSource } from './rulesFile';

const project = 'demo-rules-size';

/**
 * The rules with 120 expressions more in every evaluation of a proposal: room for what later is asked of an author,
 * and the proof that the largest writes stay well below the limit of 1,000.
 */
const padded = rulesSource
  .replace('return isOwn(delta)', `return ${'pad() && '.repeat(4)} isOwn(delta)`)
  .replace(
    /( +)function isOneself/,
    `$1function pad() { return ${Array(5).fill('request.time != null').join(' && ')}; }\n$&`,
  );

/** Of a letter that counts as two units. */
const name = '𠮷'.repeat(limits.name);
const id = 'x'.repeat(128);
const youtube = 'dQw4w9WgXcQ';
const day = '2024-02-29';
const sport = { id: 'armw' };
const note = '😀'.repeat(limits.note);
const source = '😀'.repeat(limits.source);
const side = { id, name, score: limits.score };
const event = { name, date: day, youtube };
const match = {
  date: day,
  player1: side,
  player2: side,
  gender: '-',
  arm: 'R',
  weight: 'Open',
  order: limits.order,
  youtube,
};
const scores = { ...match, player1: { score: limits.score }, player2: { score: limits.score } };

const edit = (collection: string, field: string, value: DocValue, base: DocValue) =>
  proposal({ collection, docId: id, field, value, base, note, source });

const largest: Readonly<Record<string, DocFields>> = {
  'a new match': { ...newRecord('match', { ...match, event: { id, date: day, sport } }), note, source },
  'a new event': { ...newRecord('event', { ...event, sport }), note, source },
  'a new player': { ...newRecord('player', { name }), note, source },
  'a whole match': edit('match', '', match, match),
  'a whole match with the scores alone': edit('match', '', scores, match),
  'a whole event': edit('event', '', event, event),
  'a whole player': edit('player', '', { name }, { name }),
  'the side of a match': edit('match', 'player2', { id, name }, { id, name }),
  'the last field of a match': edit('match', 'youtube', youtube, youtube),
  'the last field of an event': edit('event', 'youtube', youtube, youtube),
  'the name of a player': edit('player', 'name', name, name),
};

beforeAll(async () => {
  expect(padded.split('pad()')).toHaveLength(6);
  await loadRules(project, padded);
});

test.each(Object.entries(largest))('%s as large as it may be is created and overwritten', async (_, data) => {
  await emptyProject(project);
  const quota = storedQuota({ open: 3, written: 100, last: 1 });
  await arrange(project, { 'quota/ed': quota });
  const write = { kind: 'set', path: 'delta/large', data } as const;
  expect(await ask(project, editor, counted(write, editor, { 'quota/ed': quota }))).toBe('allowed');
  const given = { 'quota/ed': quota, 'delta/large': { ...data, timestamp: at(1) } };
  await arrange(project, given);
  expect(await ask(project, editor, counted(write, editor, given))).toBe('allowed');
});
