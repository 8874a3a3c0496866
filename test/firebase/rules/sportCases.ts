import type { Case } from './case';
import type { DocFields, DocValue } from './firestoreValue';
import { editor, newEvent, newMatch, newRecord, proposal } from './fixtures';

const codes: DocFields = {
  sports: ['judo', 'tt'],
  arm: [],
  weight: ['-48kg', '+100kg'],
  names: ['age', 'surface'],
  others: ['Juniors', 'clay'],
};

const inSport = (id: string) => ({ ...newEvent, sport: { id } });
const matchIn = (id: string) => ({ ...newMatch, event: { ...newMatch.event, sport: { id } } });
const edit = (field: string, value: DocValue) =>
  proposal({ collection: 'match', docId: 'm1', field, value, base: null });

// oxfmt-ignore
const lines: readonly (readonly [allowed: boolean, what: string, data: DocFields])[] = [
  [true, 'a new event of a defined sport', newRecord('event', inSport('tt'))],
  [false, 'a new event of a sport that is not among those defined', newRecord('event', inSport('armw'))],
  [false, 'a new event of a sport with more than an id', newRecord('event', { ...newEvent, sport: { id: 'tt', name: 'x' } })],
  [true, 'a new match of a defined sport', newRecord('match', { ...matchIn('judo'), weight: '-48kg', choices: { age: 'Juniors', surface: 'clay' } })],
  [false, 'a new match of a sport that is not among those defined', newRecord('match', matchIn('armw'))],
  [true, 'a class of a defined sport', edit('weight', '+100kg')],
  [false, 'a class that no defined sport has', edit('weight', '75kg')],
  [false, 'a class that is no text', edit('weight', ['-48kg'])],
  [false, 'a code of a choice that no defined sport has', edit('arm', 'R')],
  [true, 'to clear a choice that no defined sport has', edit('arm', null)],
  [true, 'a code below choices of a defined sport', edit('choices', { surface: 'clay' })],
  [false, 'a code below choices that no defined sport has', edit('choices', { surface: 'grass' })],
  [false, 'a choice that no defined sport has', edit('choices', { para: 'clay' })],
];

export const sportCases: readonly Case[] = lines.map(([allowed, what, data]) => ({
  name: `where definitions are stored an author ${allowed ? 'may' : 'may not'} propose ${what}`,
  allowed,
  by: editor,
  given: { 'sportCodes/all': codes },
  request: { kind: 'set' as const, path: 'delta/ProposalOfAnEditor01', data },
}));
