import { editKinds, isEarnable } from '@/model/trust/editKinds';
import type { Delta } from '@/model/proposals/delta';
import { editKindsOf } from '@/model/trust/editKind';
import { delta, match } from '@test/support/factories';

const on =
  (collection: Delta['collection']) =>
  (field: string, value: Delta['value'], base: Delta['value'] = null): Delta =>
    delta('d1', { collection, docId: 'r1', field, value, base });
const [event, aMatch, player] = [on('event'), on('match'), on('player')];

test.each<[string, Delta, readonly string[]]>([
  ['a video where none was', event('youtube', 'dQw4w9WgXcQ'), ['videoLink']],
  ['another video', event('youtube', 'dQw4w9WgXcQ', 'aaaaaaaaaaa'), ['changedFacts']],
  ['no video any more', event('youtube', null, 'aaaaaaaaaaa'), ['removal']],
  ['a score where none was', aMatch('player1.score', 3), ['missingResult']],
  ['another score', aMatch('player1.score', 3, 2), ['changedResult']],
  ['who won where nobody had', aMatch('winner', 'player1'), ['missingResult']],
  ['another player', aMatch('player1', { id: 'b', name: 'B' }, { id: 'a', name: 'A' }), ['sides']],
  ['a letter of a name', player('name', 'Devon Larratt', 'Devon Larrat'), ['spelling']],
  ['an accent of a name', player('name', 'Žan', 'Zan'), ['spelling']],
  ['a Vietnamese name with its accents', player('name', 'Nguyễn Văn Tùng', 'Nguyên Van Tùng'), ['spelling']],
  ['capitals instead of small letters', player('name', 'Devon Larratt', 'DEVON LARRATT'), ['spelling']],
  ['a capital within a name', player('name', 'Conor McGregor', 'Conor Mcgregor'), ['spelling']],
  ['mixed case', player('name', 'dEvOn LaRrAtT', 'Devon Larratt'), ['renaming']],
  [
    'a mark on every letter',
    player('name', [...'Devon Larratt'].join('\u0301').replace(' \u0301', ' '), 'Devon Larratt'),
    ['renaming'],
  ],
  ['marks in a pile', player('name', 'Devo\u0301\u0302\u0303n Larratt', 'Devon Larratt'), ['renaming']],
  ['other marks on every letter', player('name', 'Ďěvöñ Ļärráť', 'Dévon Làrratt'), ['renaming']],
  ['another short name', player('name', 'Jan', 'Jon'), ['renaming']],
  ['another name', player('name', 'Levan', 'Devon Larratt'), ['renaming']],
  ['another edition', event('name', 'East vs West 13', 'East vs West 12'), ['renaming']],
  ['another place', event('location', 'Istanbul', 'Dubai'), ['changedFacts']],
  ['a place where none was', event('location', 'Dubai'), ['eventFacts']],
  ['another date', event('date', '2024-01-02', '2024-01-01'), ['changedFacts']],
  ['one more other name', player('aliases', ['A', 'B'], ['A']), ['aliases']],
  ['one more spelling', player('spellings', ['A', 'B'], ['A']), ['aliases']],
  ['two more spellings', player('spellings', ['A', 'B', 'C'], ['A']), ['changedFacts']],
  ['two more other names', player('aliases', ['A', 'B', 'C'], ['A']), ['changedFacts']],
  [
    'an other name and a spelling',
    on('player')('', { aliases: ['A'], spellings: ['B'] }, { aliases: null, spellings: null }),
    ['aliases', 'changedFacts'],
  ],
  [
    'two more other names in place of a repeated one',
    player('aliases', ['A', 'B', 'C'], ['A', 'A']),
    ['changedFacts'],
  ],
  ['another name with marks in a pile', player('aliases', ['Devo\u0301\u0302\u0303n']), ['changedFacts']],
  ['a team with marks in a pile', player('team', 'Te\u0301\u0302\u0303am'), ['changedFacts']],
  ['one other name fewer', player('aliases', ['B'], ['A', 'B']), ['changedFacts']],
  ['a website', player('site', 'https://example.com'), ['links']],
  ['a year of birth', player('birthYear', 1980), ['personFacts']],
  ['a country', player('country', 'CA'), ['personFacts']],
  ['the country of an event', event('country', 'CA'), ['eventFacts']],
  ['two who are one', player('sameAs', 'p2'), ['merge']],
  ['two who are two', player('differentFrom', ['p2']), ['differentFrom']],
  ['a hidden page', player('hidden', true), ['hiding']],
  ['what stands already', event('location', 'Dubai', 'Dubai'), []],
  [
    'a video and a score',
    delta('d1', {
      collection: 'match',
      docId: 'm1',
      field: '',
      value: { youtube: 'dQw4w9WgXcQ', player1: { score: 3 } },
      base: { youtube: null, player1: { score: null } },
    }),
    ['missingResult', 'videoLink'],
  ],
  ['a deletion', delta('d1', { field: '', value: null, note: 'Twice' }), ['deletion']],
  [
    'a new player with a year of birth',
    delta('d1', { collection: 'player', docId: '', field: '', value: { name: 'Ann', birthYear: 1980 } }),
    ['newPlayer', 'personFacts'],
  ],
  [
    'a new player with two other names',
    delta('d1', { collection: 'player', docId: '', field: '', value: { name: 'Ann', aliases: ['A', 'B'] } }),
    ['newPlayer', 'changedFacts'],
  ],
  [
    'a new player with marks in a pile',
    delta('d1', { collection: 'player', docId: '', field: '', value: { name: 'A\u0301\u0302\u0303nn' } }),
    ['newPlayer', 'changedFacts'],
  ],
])('%s', (_, proposed, kinds) => {
  expect(editKindsOf(proposed)).toEqual(kinds);
});

test('the misspelling that a correction keeps for search is part of it; another spelling is not', () => {
  const corrected = (spelling: string) =>
    on('player')(
      '',
      { name: 'Devon Larratt', spellings: ['D L', spelling] },
      { name: 'Devon Larrat', spellings: ['D L'] },
    );
  expect(editKindsOf(corrected('Devon Larrat'))).toEqual(['spelling']);
  expect(editKindsOf(corrected('Levan'))).toEqual(['spelling', 'aliases']);
});

test('what applying replaced counts more than what the author says to have seen', () => {
  const claimed = { ...event('location', 'Dubai'), before: 'Sofia' };
  expect(editKindsOf(claimed)).toEqual(['changedFacts']);
});

test('with the record at hand a result is missing only where the match has none at all', () => {
  const played = match('m1', { winner: 'player2' });
  const { player1, player2 } = played;
  const open = {
    ...match('m1'),
    player1: { id: player1.id, name: 'A' },
    player2: { id: player2.id, name: 'B' },
  };
  const scored = { ...aMatch('player1.score', 3), docId: 'm1' };
  expect(editKindsOf(scored, { ...open, winner: 'player2' } as never)).toEqual(['changedResult']);
  expect(editKindsOf(scored, open as never)).toEqual(['missingResult']);
});

test('nothing that destroys, says who is who or is about a private life can be earned', () => {
  expect(editKinds.filter((kind) => !isEarnable(kind))).toEqual([
    'deletion',
    'merge',
    'differentFrom',
    'hiding',
    'renaming',
    'personFacts',
    'sides',
    'changedResult',
    'changedFacts',
    'removal',
    'unreadable',
  ]);
});

test.each(['စိုးမြင့်', 'ज़िंदगी'])('marks of its own script are no pile in %s', (name) => {
  expect(editKindsOf(player('aliases', [name]))).toEqual(['aliases']);
});
