/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PlayerFacts } from '@/features/players/PlayerFacts';
import { playerId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { deriveResults } from '@/model/records/deriveResult';
import { RecordFields } from '@/parts/dialogs/RecordFields';
import { MatchRow } from '@/parts/matches/MatchRow';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const sides = {
  player1: { id: playerId('ann'), name: 'Ann' },
  player2: { id: playerId('bea'), name: 'Bea' },
};
const shown = (fields: Partial<Match>) => {
  const matches = [deriveResults({ ...match('m1'), ...sides, ...fields })];
  screens({ events: [event('e1')], matches }).show(<MatchRow id="m1" />);
  return screen.getByRole('listitem').textContent;
};

test('a winner without a score is told by a letter and a word', () => {
  const text = shown({ outcome: 'walkover', winner: 'player2' });
  expect(text).toContain('Ann (lost)Lno score');
  expect(text).toContain('Bea (won)Wno score');
  expect(text).toContain('Walkover');
});

/** Codes of a later version, shown unchanged. */
const later = {
  outcome: 'constructor',
  winner: 'constructor',
  arm: 'toString',
  weight: 'valueOf',
  gender: 'constructor',
} as object;

test('codes that are not known here stand as they are, and name no winner', () => {
  const text = shown(later);
  for (const code of ['constructor', 'toString', 'valueOf']) expect(text).toContain(code);
  expect(text).not.toContain('function');
  screens({ events: [event('e1')], matches: [deriveResults({ ...match('m2'), ...sides, ...later })] }).show(
    <RecordFields collection="match" id="m2" />,
  );
  const winner = screen.getByText('Winner').nextElementSibling;
  expect(winner?.textContent).toBe('constructor');
});

test('scores say how a match ended by themselves', () => {
  const text = shown({
    player1: { ...sides.player1, score: 3 },
    player2: { ...sides.player2, score: 1 },
    outcome: 'score',
  });
  expect(text).toContain('Ann (won)3');
  expect(text).not.toContain('By score');
});

test('weights as fought, the title and the main event stand with the match', () => {
  const text = shown({
    player1: { ...sides.player1, weight: 94.8 },
    title: 'World title',
    main: true,
    round: 'final',
  });
  for (const said of ['94.8 kg', 'For World title', 'Main event', 'Final']) expect(text).toContain(said);
});

describe('facts of a player', () => {
  const facts = { team: 'Lions', birthYear: 1990, instagram: 'ann.pulls', hand: 'R' } as const;
  const show = (fields: object, user?: { readonly uid: string }) => {
    screens({ players: [{ ...player('ann', { name: 'Ann' }), ...fields }] }, user).show(
      <PlayerFacts id="ann" name="Ann" />,
    );
    return screen.queryAllByRole('term').map((term) => term.textContent);
  };

  test('stand in the order of the schema, personal ones only with a source', () => {
    expect(show(facts)).toEqual(['Team', 'Hand', 'Instagram account']);
    expect(screen.getByRole('link', { name: 'ann.pulls' }).getAttribute('href')).toBe(
      'https://www.instagram.com/ann.pulls',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('with a source there is the year of birth too', () => {
    expect(show({ ...facts, source: ['https://example.org/ann'] })).toEqual([
      'Team',
      'Hand',
      'Year of birth',
      'Instagram account',
      'Sources',
    ]);
  });

  test('nothing known is not shown, and who may edit is asked', () => {
    expect(show({})).toEqual([]);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('who may edit is asked for more', () => {
    expect(show({}, { uid: 'editor' })).toEqual([]);
    expect(screen.getByText(/Do you know more/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit facts' })).toBeTruthy();
  });
});
