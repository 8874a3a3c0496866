/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AddEventButton,
  AddMatchButton,
  AddPlayerButton,
  EditFactsButton,
} from '@/parts/dialogs/formButtons';
import { userId } from '@/model/ids';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = {
  events: [event('e1')],
  players: [player('ann', { name: 'Ann', country: 'TR' }), player('bea', { name: 'Bea' })],
  matches: [match('m1', { order: 4 })],
};
const editor = { uid: 'editor' };
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const proposals = (world: ReturnType<typeof screens>) =>
  world.commands().map((body) => (body.kind === 'upsertDelta' ? body.proposal : body));

describe('a new record', () => {
  test('takes every fact of the schema, of which the rarer ones are folded away', async () => {
    const world = screens(rows, editor);
    world.show(<AddPlayerButton />);
    await userEvent.click(button('Add player'));
    await userEvent.type(input('Name'), 'Zoe');
    await userEvent.type(input('Country'), 'england');
    expect(screen.getByText('More facts').closest('details')?.open).toBe(false);
    for (const name of ['Former names', 'Merged into', 'Not the same person as', 'Hidden'])
      expect(screen.queryByText(name)).toBeNull();
    await userEvent.click(screen.getByText('More facts'));
    await userEvent.type(input('Instagram account'), '@zoe.pulls');
    await userEvent.type(input('Body weight'), '209 lb');
    await userEvent.type(input('Sources'), 'A page{Enter}Another');
    await userEvent.click(button('OK'));
    expect(proposals(world)).toEqual([
      {
        collection: 'player',
        docId: '',
        field: '',
        value: {
          name: 'Zoe',
          country: 'GB-ENG',
          bodyWeight: 94.8,
          instagram: 'zoe.pulls',
          source: ['A page', 'Another'],
        },
      },
    ]);
  });

  test('an event cannot end before it begins', async () => {
    const world = screens(rows, editor);
    world.show(<AddEventButton sport="armw" />);
    await userEvent.click(button('Add event'));
    await userEvent.type(input('Name'), 'Cup');
    await userEvent.type(input('Date'), '2026-05-03');
    await userEvent.type(input('Last day'), '2026-05-02');
    expect(screen.getByText('The last day is before the first day')).toBeTruthy();
    expect(button('OK').disabled).toBe(true);
    await userEvent.clear(input('Last day'));
    await userEvent.type(input('Last day'), '2026-05-04');
    await userEvent.selectOptions(input('Status'), 'announced');
    await userEvent.click(button('OK'));
    expect(proposals(world)).toEqual([
      expect.objectContaining({
        value: {
          name: 'Cup',
          date: '2026-05-03',
          endDate: '2026-05-04',
          status: 'announced',
          sport: { id: 'armw' },
        },
      }),
    ]);
  });

  test('of an event may be known only the month or the year', async () => {
    const world = screens(rows, editor);
    world.show(<AddEventButton sport="armw" />);
    await userEvent.click(button('Add event'));
    await userEvent.type(input('Name'), 'Cup');
    await userEvent.type(input('Date'), '2019-11-17');
    await userEvent.selectOptions(input('How exact the date is'), 'Only the month');
    expect(input('Date').value).toBe('2019-11-01');
    await userEvent.click(button('OK'));
    expect(proposals(world)).toEqual([
      expect.objectContaining({
        value: { name: 'Cup', date: '2019-11-01', datePrecision: 'month', sport: { id: 'armw' } },
      }),
    ]);
  });

  test('a match is fought in the classes and groups of its sport', async () => {
    const world = screens(rows, editor);
    world.show(<AddMatchButton eventId="e1" />);
    await userEvent.click(button('Add match'));
    await userEvent.type(input('Player 1'), 'Ann');
    await userEvent.type(input('Player 2'), 'Bea');
    await userEvent.selectOptions(input('Weight class'), 'Over 80kg');
    await userEvent.click(screen.getByText('More facts'));
    await userEvent.selectOptions(input('Age group'), 'Masters');
    await userEvent.selectOptions(input('Para class'), 'Sitting');
    await userEvent.selectOptions(input('Para class'), '');
    await userEvent.click(button('OK'));
    expect(proposals(world)).toEqual([
      expect.objectContaining({
        value: expect.objectContaining({ weight: '80kg+', choices: { age: '40+' } }) as unknown,
      }),
    ]);
  });

  test('a match may be won without a score, and names the winner by name', async () => {
    const world = screens(rows, editor);
    world.show(<AddMatchButton eventId="e1" />);
    await userEvent.click(button('Add match'));
    await userEvent.type(input('Player 1'), 'Ann');
    await userEvent.type(input('Player 2'), 'Bea');
    await userEvent.selectOptions(input('Outcome'), 'walkover');
    expect(screen.getByText('Say who won, or enter both scores')).toBeTruthy();
    expect(button('OK').disabled).toBe(true);
    await userEvent.selectOptions(input('Winner'), 'Bea');
    await userEvent.type(input('Title at stake'), 'World title');
    await userEvent.click(button('OK'));
    expect(proposals(world)).toEqual([
      expect.objectContaining({
        value: expect.objectContaining({
          outcome: 'walkover',
          winner: 'player2',
          player1: { id: 'ann', name: 'Ann' },
          player2: { id: 'bea', name: 'Bea' },
          title: 'World title',
        }),
      }),
    ]);
  });
});

describe('facts of a record that is there', () => {
  const open = async (world: ReturnType<typeof screens>, id = 'ann') => {
    world.show(<EditFactsButton collection="player" id={id} recordName="Ann" />);
    await userEvent.click(button('Edit facts'));
    return within(screen.getByRole('dialog'));
  };

  test('only what differs is proposed, as one edit', async () => {
    const world = screens(rows, editor);
    await open(world);
    expect(input('Country').value).toBe('Türkiye');
    await userEvent.type(input('City'), 'İzmir');
    await userEvent.selectOptions(input('Gender'), 'W');
    await userEvent.clear(input('Country'));
    await userEvent.type(input('Country'), 'Turkey');
    await userEvent.click(button('OK'));
    expect(proposals(world)).toEqual([
      {
        collection: 'player',
        docId: 'ann',
        field: '',
        value: { city: 'İzmir', gender: 'W' },
        base: { city: null, gender: null },
      },
    ]);
  });

  test('nothing typed proposes nothing', async () => {
    const world = screens(rows, editor);
    await open(world);
    await userEvent.click(button('OK'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(world.commands()).toEqual([]);
  });

  test('an own open edit keeps what it said of other facts', async () => {
    const own = delta('d1', {
      collection: 'player',
      docId: 'ann',
      field: '',
      value: { city: 'İzmir', team: 'Lions' },
      base: { city: null, team: null },
      author: userId('editor'),
    });
    const world = screens({ ...rows, deltas: [own] }, editor);
    await open(world);
    expect(input('City').value).toBe('İzmir');
    await userEvent.clear(input('City'));
    await userEvent.selectOptions(input('Hand'), 'R');
    await userEvent.click(button('OK'));
    expect(world.commands()).toEqual([
      expect.objectContaining({
        deltaId: 'd1',
        proposal: expect.objectContaining({
          value: { team: 'Lions', hand: 'R' },
          base: { team: null, hand: null },
        }),
      }),
    ]);
  });

  test('an open edit of one fact gives way to what is typed now, and is withdrawn with the last difference', async () => {
    const own = delta('d1', {
      collection: 'player',
      docId: 'ann',
      field: 'name',
      value: 'Anna',
      base: 'Ann',
      author: userId('editor'),
    });
    const world = screens({ ...rows, deltas: [own] }, editor);
    await open(world);
    expect(input('Name').value).toBe('Anna');
    await userEvent.clear(input('Name'));
    await userEvent.type(input('Name'), 'Ann');
    await userEvent.click(button('OK'));
    expect(world.commands()).toEqual([expect.objectContaining({ kind: 'deleteDelta', deltaId: 'd1' })]);
  });
});
