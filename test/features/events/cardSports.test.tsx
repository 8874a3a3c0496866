/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { codesFor, cardInputs, withBlank } from '@/features/events/card/cardForm';
import { cardSchema } from '@/features/events/card/cardSchema';
import { proposeCard } from '@/features/events/card/cardThunks';
import { playerId } from '@/model/ids';
import { builtInSports, type Sport } from '@/model/sports';
import { noWhy } from '@/wiki/editing/why';
import { armWrestling, event, matchOf } from '@test/support/factories';
import { judo, tableTennis } from '@test/support/otherSports';
import { screens } from '@test/support/screens';
import { ann, bea, editor, openEditor, repeatsOf, row, rows } from './cardWorld';

const worldOf = (sport: Sport) =>
  screens(
    { ...rows, events: [event('e1', { sport: { id: sport.id } })], matches: [], sports: [judo, tableTennis] },
    editor,
  );
const inRow = (number: number) => within(screen.getByRole('group', { name: `Match ${number}` }));
const selectsOf = (number: number) =>
  inRow(number)
    .getAllByRole<HTMLSelectElement>('combobox')
    .flatMap((input) => (input instanceof HTMLSelectElement ? [input.labels[0]?.textContent] : []));
const button = (name: string) => screen.getByRole('button', { name });
const more = (number: number) => button(`Outcome of match ${number}, and more`);
const previewed = () =>
  within(screen.getByRole('list', { name: 'Preview' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const matchValues = (world: ReturnType<typeof screens>) =>
  world.commands().flatMap((body) => (body.kind === 'upsertDelta' ? [body.proposal.value] : []));

test('a card of judo asks for class and age group, and pasted lines fill them', async () => {
  const world = worldOf(judo);
  await openEditor(world, 'judo');
  expect(selectsOf(1)).toEqual([
    expect.stringMatching(/^Weight category/),
    expect.stringMatching(/^Age group/),
    expect.stringMatching(/^Gender/),
  ]);
  expect(document.body.textContent).not.toMatch(/\barms?\b|Right|Left/i);
  fireEvent.change(screen.getByLabelText('Paste a card'), {
    target: { value: 'Women, juniors\nAnn Ash def. Bea Birch -48kg\nBea Birch - Ann Ash 1-0 +78kg' },
  });
  expect(await screen.findByText('Heading for the lines below it: Juniors · Women')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 matches' }));
  expect(inRow(1).getByLabelText<HTMLSelectElement>('Age group').value).toBe('juniors');
  await userEvent.click(button('Preview'));
  expect(previewed()).toEqual([
    expect.stringMatching(/Ann Ash W–L Bea Birch · -48 kg · juniorsWomen$/),
    expect.stringMatching(/Bea Birch 1–0 Ann Ash · \+78 kg · juniorsWomen$/),
  ]);
  await userEvent.click(button('Send 2 matches'));
  expect(matchValues(world)).toEqual([
    expect.objectContaining({ weight: '48kg', choices: { age: 'juniors' }, outcome: 'winner' }),
    expect.objectContaining({ weight: '78kg+', choices: { age: 'juniors' }, gender: 'W' }),
  ]);
});

test('a card of table tennis asks for neither arm nor class, and sends none', async () => {
  const world = worldOf(tableTennis);
  await openEditor(world, 'tt');
  expect(selectsOf(1)).toEqual([expect.stringMatching(/^Gender/)]);
  fireEvent.change(screen.getByLabelText('Paste a card'), {
    target: { value: 'Ann Ash 4-2 Bea Birch women' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 match' }));
  await userEvent.click(more(1));
  expect(inRow(1).queryByLabelText(/weight/i)).toBeNull();
  const endings = [...inRow(1).getByLabelText<HTMLSelectElement>('Outcome').options];
  expect(endings.map(({ value }) => value)).not.toContain('draw');
  expect(document.body.textContent).not.toMatch(/\barms?\b|Right|Left|class/i);
  await userEvent.click(button('Preview'));
  await userEvent.click(button('Send 1 match'));
  const [value] = matchValues(world);
  for (const path of ['arm', 'weight', 'choices']) expect(value).not.toHaveProperty(path);
  expect(value).toMatchObject({ player1: { score: 4 }, player2: { score: 2 } });
});

test('a typed row says how it ended once it is asked, with the checks of a pasted one', async () => {
  const world = worldOf(judo);
  await openEditor(world, 'judo');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Player 1'), 'Ann Ash{Enter}{Tab}');
  await user.keyboard('Bea Birch{Enter}');
  await user.selectOptions(inRow(1).getByLabelText('Gender'), 'Women');
  expect(inRow(1).queryByLabelText('Outcome')).toBeNull();
  await user.click(more(1));
  await user.selectOptions(inRow(1).getByLabelText('Outcome'), 'Injury');
  expect(screen.getByText('Match 1: Say who won, or enter both scores.')).toBeTruthy();
  expect(button('Preview')).toHaveProperty('disabled', true);
  await user.selectOptions(inRow(1).getByLabelText('Winner'), 'Bea Birch');
  await user.click(button('Preview'));
  expect(previewed()).toEqual([expect.stringMatching(/Ann Ash L–W Bea Birch.*Injury/)]);
});

test('a draw is offered where the sport has draws, and where the scores say it', () => {
  const endings = (sport: Sport, fields = {}) => {
    const input = cardInputs(sport).below.find(({ path }) => path === 'outcome')!;
    return codesFor(input, row(fields), sport).choices;
  };
  expect(endings(armWrestling)).toContain('draw');
  expect(endings(judo)).not.toContain('draw');
  expect(endings(judo, { score1: 1, score2: 1 })).toContain('draw');
  expect(endings(judo, { outcome: 'draw' })).toContain('draw');
});

test('arm wrestling has arm and class in the line of a row, and what few rows need below it', () => {
  const { line, below } = cardInputs(armWrestling);
  expect(line.map(({ path }) => path).slice(4)).toEqual(['arm', 'weight', 'gender']);
  expect(below.map(({ path }) => path)).toEqual([
    'choices.age',
    'choices.para',
    'main',
    'title',
    'round',
    'outcome',
    'winner',
    'player1.weight',
    'player2.weight',
    'youtube',
  ]);
});

test('the next row is of the age group before it, and of no class yet', () => {
  const [, next] = withBlank([row({ player1: ann, weight: '48kg', 'choices.age': 'cadets' })], () => 'next');
  expect(next).toMatchObject({ 'choices.age': 'cadets' });
  expect(next?.weight).toBeUndefined();
});

test('two who meet in two age groups do not repeat a match', () => {
  const meetings = [
    row({ player1: ann, player2: bea, 'choices.age': 'seniors' }),
    row({ player1: ann, player2: bea, 'choices.age': 'juniors' }),
    row({ player1: ann, player2: bea }),
  ];
  const met = matchOf('m1', 'e1', {
    choices: { age: 'seniors' },
    player1: { id: playerId('ann'), name: 'Ann' },
    player2: { id: playerId('bea'), name: 'Bea' },
  });
  expect(repeatsOf(meetings, [met])).toEqual(['stored', undefined, 'stored']);
});

describe('a form that the device has kept', () => {
  const read = (row: object) =>
    v.safeParse(cardSchema([...builtInSports, judo]), {
      event: {},
      rows: [row],
      paste: '',
      others: [],
      why: noWhy,
    });
  const kept = {
    key: 'a',
    player1: { kind: 'value', value: { id: 'ann', name: 'Ann Ash' } },
    player2: { kind: 'newPlayer', name: 'Zoe' },
    score1: 3,
    score2: 'x',
    arm: 'R',
    weight: '95kg',
    gender: 'W',
  };

  test('gives its arm and class, and sends them', () => {
    const form = read(kept);
    expect(form.success && form.output.rows).toEqual([kept]);
    const world = worldOf(armWrestling);
    if (form.success)
      world.dispatch(proposeCard({ id: 'e1' }, [{ ...form.output.rows[0]!, score2: 1 }], noWhy));
    expect(matchValues(world).at(-1)).toMatchObject({ arm: 'R', weight: '95kg' });
  });

  test('keeps the codes of every sport, and none that no sport has', () => {
    const form = read({ ...kept, arm: undefined, weight: '48kg', 'choices.age': 'cadets' });
    expect(form.success && form.output.rows[0]).toMatchObject({ weight: '48kg', 'choices.age': 'cadets' });
    expect(read({ ...kept, 'choices.age': 'nonsense' }).success).toBe(false);
  });
});
