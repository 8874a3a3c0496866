/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { CardEditor } from '@/features/events/card/CardEditor';
import type { CardRow } from '@/features/events/card/cardForm';
import { cardSchema } from '@/features/events/card/cardSchema';
import { proposeCard } from '@/features/events/card/cardThunks';
import { withChosen, sideOfName } from '@/features/events/card/knownNames';
import { selectTaughtNames } from '@/features/events/card/taughtSelectors';
import { playerId, userId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { builtInSports } from '@/model/sports';
import { draftOf, type Draft } from '@/parts/drafts/draft';
import { keepDraftOf } from '@/parts/drafts/useKeptDraft';
import { noWhy } from '@/wiki/editing/why';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { RecordSearch } from '@/wiki/search/recordSearch';
import { delta, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { ann, bea, editor, openEditor, row, rows } from './cardWorld';

const gennady = player('gennady', { name: 'Gennady Kvikvinia', country: 'GE' });
const withGennady = { ...rows, players: [...rows.players, gennady] };
const asGennady = draftOf({ id: 'gennady', name: 'Gennady Kvikvinia' });
const sentence = 'Searches for “Genadi” will find Gennady Kvikvinia. No page shows this spelling.';
const button = (name: string) => screen.getByRole('button', { name });
const spellingsIn = (world: ReturnType<typeof screens>) =>
  world
    .commands()
    .flatMap((body) =>
      body.kind === 'upsertDelta' && body.proposal.field === 'spellings' ? [body.proposal] : [],
    );

async function paste(text: string, add: string) {
  fireEvent.change(screen.getByLabelText('Paste a card'), { target: { value: text } });
  await userEvent.click(await screen.findByRole('button', { name: add }));
}
const inRow = (number: number) => within(screen.getByRole('group', { name: `Match ${number}` }));

/** Pastes "Genadi", answers who that is, and continues to the preview. */
async function answerGenadi(world: ReturnType<typeof screens>) {
  const view = await openEditor(world);
  await paste('Genadi - Bea Birch 3-1', 'Add 1 match');
  await userEvent.click(inRow(1).getByRole('button', { name: /Gennady Kvikvinia/ }));
  await userEvent.click(button('Preview'));
  return view;
}

test('whoever says who a pasted name is teaches it, and the next paste does not ask', async () => {
  const world = screens(withGennady, editor);
  const view = await answerGenadi(world);
  expect(screen.getByText(sentence)).toBeTruthy();
  await userEvent.click(button('Send 1 match'));
  expect(spellingsIn(world)).toEqual([
    expect.objectContaining({ collection: 'player', docId: 'gennady', value: ['Genadi'] }),
  ]);
  view.unmount();
  await openEditor(world);
  await paste('genadi - Ann Ash 3-2', 'Add 1 match');
  expect(inRow(1).getByLabelText<HTMLInputElement>('Player 1').value).toBe('Gennady Kvikvinia');
  expect(screen.queryByText(/one of these/)).toBeNull();
  await userEvent.click(button('Preview'));
  expect(screen.queryByText(/is remembered/)).toBeNull();
});

test('a name that is not to be remembered is not proposed, also after a reload', async () => {
  const world = screens(withGennady, editor);
  const view = await answerGenadi(world);
  await userEvent.click(button('Do not remember'));
  expect(screen.getByText('“Genadi” is not remembered.')).toBeTruthy();
  expect(document.activeElement).toBe(button('Remember'));
  view.unmount();
  world.show(<CardEditor sport="armw" eventId="e1" />);
  await waitFor(() => expect(button('Preview')).toHaveProperty('disabled', false));
  await userEvent.click(button('Preview'));
  await userEvent.click(button('Remember'));
  expect(screen.getByText(sentence)).toBeTruthy();
  await userEvent.click(button('Do not remember'));
  await userEvent.click(button('Send 1 match'));
  expect(world.commands()).toHaveLength(1);
  expect(spellingsIn(world)).toEqual([]);
});

test('another player who is typed in for a pasted name is an answer too', async () => {
  const world = screens(withGennady, editor);
  await openEditor(world);
  await paste('The Crusher - Bea Birch 3-1', 'Add 1 match');
  const side = inRow(1).getByLabelText('Player 1');
  await userEvent.clear(side);
  await userEvent.type(side, 'Gennady Kvikvinia');
  await userEvent.click(button('Preview'));
  expect(
    screen.getByText('Searches for “The Crusher” will find Gennady Kvikvinia. No page shows this spelling.'),
  ).toBeTruthy();
});

describe('a name that was typed', () => {
  const asked = row({ player1: { kind: 'newPlayer', name: 'x' }, player2: bea });
  const answer = { id: 'gennady', name: 'Gennady Kvikvinia' };

  test('is taught once it was asked about', () => {
    expect(withChosen(asked, 'player1', { ...answer, written: 'Genadi' })).toMatchObject({
      player1: asGennady,
      written: { player1: 'Genadi' },
    });
  });

  test('is none while it is only the beginning of the one that is looked for', () => {
    expect(withChosen(asked, 'player1', { ...answer, written: 'kvikv genn' }).written).toBeUndefined();
  });

  test('does not take the place of the one that was pasted', () => {
    const pasted = { ...asked, written: { player1: 'Genadi' } };
    expect(withChosen(pasted, 'player1', { ...answer, written: 'Genady' }).written).toEqual({
      player1: 'Genadi',
    });
  });
});

describe('taught are', () => {
  const meets = (written: string, player1: Draft = asGennady): CardRow =>
    row({ player1, player2: bea, written: { player1: written, player2: undefined } });
  const taughtBy = (all: readonly CardRow[], known = gennady) =>
    selectTaughtNames(screens({ ...rows, players: [...rows.players, known] }, editor).state(), all).map(
      ({ written, id }) => [written, id],
    );

  test.each([
    ['what is the same but for case, accents and order', ['Kvikvinia GENNÁDY']],
    ['a short word', ['Gen', 'Ген', '李']],
    ['signs alone', ['???', '  ']],
    ['a name longer than any', ['Genadi '.repeat(20)]],
  ])('not %s', (_, names) => {
    expect(taughtBy(names.map((name) => meets(name)))).toEqual([]);
  });

  test('not names that the player has already, also by a merged page', () => {
    expect(taughtBy([meets('genadi')], { ...gennady, spellings: ['Genadi'] })).toEqual([]);
    const merged = player('other', { name: 'Genadi', sameAs: playerId('gennady') });
    const world = screens({ ...rows, players: [gennady, merged] }, editor);
    expect(selectTaughtNames(world.state(), [meets('genadi')])).toEqual([]);
    const ofMerged = meets('Gena K', draftOf({ id: 'other', name: 'Genadi' }));
    expect(selectTaughtNames(world.state(), [ofMerged])).toEqual([
      expect.objectContaining({ written: 'Gena K', id: 'gennady', name: 'Gennady Kvikvinia' }),
    ]);
  });

  test('not names by which a card calls two people, or somebody new as well', () => {
    expect(taughtBy([meets('Genadi'), meets('Genadi', ann), meets('Genadi')])).toEqual([]);
    expect(taughtBy([meets('Genadi'), meets('Genadi', { kind: 'newPlayer', name: 'Genadi' })])).toEqual([]);
  });

  test('each once, short words of two Chinese characters, and no more than a player may have', () => {
    expect(taughtBy([meets('Genadi'), meets('GENADI'), meets('白鵬'), meets(' Gena  K.')])).toEqual([
      ['Genadi', 'gennady'],
      ['白鵬', 'gennady'],
      ['Gena K.', 'gennady'],
    ]);
    const spellings = Array.from({ length: limits.spellings - 1 }, (_, at) => `Other ${at}`);
    expect(taughtBy([meets('Genadi'), meets('Gena K.')], { ...gennady, spellings })).toEqual([
      ['Genadi', 'gennady'],
    ]);
  });

  test('not a name that several bear', () => {
    const world = screens({ players: [gennady, { ...gennady, id: playerId('second') }] });
    const search = new RecordSearch({ getState: world.state, whenIdle: () => undefined, now: () => 0 });
    expect(sideOfName(search, { name: 'Gennady Kvikvinia' }, () => undefined)).toEqual({
      player: { kind: 'newPlayer', name: 'Gennady Kvikvinia' },
      written: undefined,
    });
    expect(sideOfName(search, { name: 'Genadi' }, () => undefined).written).toBe('Genadi');
  });
});

describe('the names of a sent card', () => {
  const taught = (written: string) =>
    row({ player1: asGennady, player2: bea, written: { player1: written } });

  test('are added to those of the player, with the source of the card', () => {
    const known = { ...gennady, spellings: ['Gena K.'] };
    const world = screens({ ...rows, players: [...rows.players, known] }, editor);
    world.dispatch(
      proposeCard({ id: 'e1' }, [taught('Genadi'), taught('Gennadi')], { note: '', source: 'poster' }),
    );
    expect(spellingsIn(world)).toEqual([
      expect.objectContaining({
        docId: 'gennady',
        value: ['Gena K.', 'Genadi', 'Gennadi'],
        base: ['Gena K.'],
        source: 'poster',
      }),
    ]);
  });

  test('continue an own proposal of other names, with the reasons it has', () => {
    const own = delta('d1', {
      collection: 'player',
      docId: 'gennady',
      field: 'spellings',
      value: ['Gena K.'],
      base: null,
      source: 'passport',
      author: userId('editor'),
    });
    const world = screens({ ...withGennady, deltas: [own] }, editor);
    world.dispatch(proposeCard({ id: 'e1' }, [taught('Genadi')], { note: '', source: 'poster' }));
    expect(world.commands().at(-1)).toMatchObject({ deltaId: 'd1', basedOn: 1_000 });
    expect(spellingsIn(world)).toEqual([
      expect.objectContaining({ value: ['Gena K.', 'Genadi'], base: null, source: 'passport' }),
    ]);
  });

  test('become part of a player who is only proposed', () => {
    const proposed = delta('zoe', {
      collection: 'player',
      docId: '',
      field: '',
      value: { name: 'Zoe Zeal' },
      author: userId('editor'),
    });
    const world = screens({ ...rows, deltas: [proposed] }, editor);
    const zoe = draftOf({ id: 'zoe', name: 'Zoe Zeal' });
    world.dispatch(
      proposeCard({ id: 'e1' }, [row({ player1: zoe, player2: bea, written: { player1: 'Zo Z.' } })], noWhy),
    );
    expect(world.commands().at(-1)).toMatchObject({
      deltaId: 'zoe',
      proposal: { value: { name: 'Zoe Zeal', spellings: ['Zo Z.'] } },
    });
    expect(selectPlayer(world.state(), 'zoe')?.spellings).toEqual(['Zo Z.']);
  });

  test('keep it from nothing when they cannot be proposed', () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // Longer than any name may be.
    const known = { ...gennady, spellings: ['x'.repeat(limits.name + 1)] };
    const world = screens({ ...rows, players: [...rows.players, known] }, editor);
    expect(world.dispatch(proposeCard({ id: 'e1' }, [taught('Genadi')], noWhy))).toBe('e1');
    expect(world.commands()).toHaveLength(1);
    expect(spellingsIn(world)).toEqual([]);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });
});

describe('a form that the device has kept', () => {
  const form = {
    event: {},
    rows: [
      { key: 'r1', player1: asGennady, player2: bea, gender: 'M', arm: 'R', score1: 3, score2: 1 },
      { key: 'r2', player1: draftOf(null), player2: draftOf(null), gender: 'M', arm: 'R' },
    ],
    paste: 'Main card',
    others: ['Zoe Zeal'],
    why: noWhy,
  };

  test('without names to remember is read and sent', async () => {
    expect(v.safeParse(cardSchema(builtInSports), form).output).toEqual(form);
    const world = screens(withGennady, editor);
    world.dispatch(keepDraftOf('card/armw/e1', form));
    world.show(<CardEditor sport="armw" eventId="e1" />);
    await waitFor(() => expect(button('Preview')).toHaveProperty('disabled', false));
    await userEvent.click(button('Preview'));
    expect(screen.queryByText(/is remembered/)).toBeNull();
    await userEvent.click(button('Send 1 match'));
    expect(world.commands()).toHaveLength(1);
    act(() => undefined);
  });

  test('keeps the names and which of them are not wanted', () => {
    const [first, second] = form.rows;
    const kept = {
      ...form,
      rows: [{ ...first, written: { player1: 'Genadi' } }, second],
      forgotten: ['genadi'],
    };
    expect(v.safeParse(cardSchema(builtInSports), kept).output).toEqual(kept);
  });
});
