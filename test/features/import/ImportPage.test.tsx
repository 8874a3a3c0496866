/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScopeKey } from '@/backend/scope';
import { ImportEditor } from '@/features/import/ImportEditor';
// Compiles the code of the later steps before a test runs.
import '@/features/import/NamesStep';
import '@/features/import/PreviewStep';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import type { RaisedLimit } from '@/model/trust/raisedLimit';
import { noTrust } from '@/model/trust/trust';
import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const rows = {
  events: [event('e1', { name: 'Tokyo Open', date: '2026-11-22' as DateString })],
  players: [
    player('ann', { name: 'Ann Ash', gender: 'W' }),
    player('bea', { name: 'Bea Birch', formerNames: [{ name: 'Bea Bloom', until: '2020-01-01' as never }] }),
    player('levan', { name: 'Levan Saginashvili' }),
  ],
  matches: [
    match('m1', {
      player1: { id: 'ann', name: 'Ann Ash' } as never,
      player2: { id: 'bea', name: 'Bea Birch' } as never,
      event: { id: 'e1', date: '2026-11-22', sport: { id: 'armw' } } as never,
      date: '2026-11-22' as DateString,
      arm: 'R',
      order: 4,
    }),
  ],
};
const table = [
  'Event,Date,Player 1,Player 2,Score,Arm,Gender',
  'Tokyo Open,22.11.2026,Ann Ash,Bea Bloom,3-1,R,women',
  'Tokyo Open,22.11.2026,Ann Ash,Bea Birch,1-3,L,women',
  'Kyoto Cup,2026-11-29,Levan Saginashvily,Zoe Zeal,3-0,R,men',
  'Kyoto Cup,2026-11-29,Ann Ash,,3-0,R,women',
].join('\n');

const next = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function open(world: ReturnType<typeof screens>, text = table) {
  for (const scope of ['players', 'events', 'matchesOfSport/armw'] as ScopeKey[])
    world.store.dispatch(scopesSlice.actions.answered({ scope }));
  world.show(<ImportEditor sport="armw" />);
  fireEvent.change(screen.getByLabelText('Or paste from a spreadsheet'), { target: { value: text } });
  await next('Read the table');
}

test('a table becomes one bundle: names are asked about, doubles and broken rows stay', async () => {
  const world = screens(rows, { uid: 'editor' });
  await open(world);
  await next('Continue to names');
  // It asks about a name similar to a known one, also by keyboard.
  const asked = await screen.findByRole('group', { name: 'Levan Saginashvily' });
  expect(screen.queryByRole('group', { name: 'Zoe Zeal' })).toBeNull();
  fireEvent.keyDown(asked, { key: '1' });
  await waitFor(() => expect(within(asked).getByText('Your choice')).toBeTruthy());
  await next('Continue to preview');
  await screen.findByText('1 new event · 1 new player · 2 matches');
  const list = screen.getByRole('list', { name: 'Rows of the table' });
  const said = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(said.find((text) => text?.includes('Row 2'))).toContain('This match is already in the wiki.');
  expect(said.find((text) => text?.includes('Row 4'))).toMatch(/Levan Saginashvili (\d+–\d+|W–L) Zoe Zeal/);
  expect(said.find((text) => text?.includes('Row 5'))).toContain('A player is missing.');
  await next('Send 2 matches');

  await screen.findByText('2 matches of this table have been sent. 2 rows are left.');
  const proposals = world
    .commands()
    .flatMap((body) => (body.kind === 'upsertDelta' ? [{ ...body.proposal, id: body.deltaId }] : []));
  expect(proposals.map(({ collection }) => collection)).toEqual(['event', 'player', 'match', 'match']);
  expect(new Set(proposals.map(({ bundle }) => bundle)).size).toBe(1);
  const [cup, zoe] = proposals;
  expect(proposals.slice(2).map(({ value }) => value)).toEqual([
    expect.objectContaining({
      player1: { id: 'ann', name: 'Ann Ash', score: 1 },
      player2: { id: 'bea', name: 'Bea Birch', score: 3 },
      arm: 'L',
      order: 5,
      event: { id: 'e1', date: '2026-11-22', sport: { id: 'armw' } },
    }),
    expect.objectContaining({
      player1: { id: 'levan', name: 'Levan Saginashvili', score: 3 },
      player2: { id: zoe?.id, name: 'Zoe Zeal', score: 0 },
      order: 1,
      gender: 'M',
      event: { id: cup?.id, date: '2026-11-29', sport: { id: 'armw' } },
    }),
  ]);
});

test('names and preview say that a known player may count as new while records are missing', async () => {
  const world = screens(rows, { uid: 'editor' });
  await open(world);
  await next('Continue to names');
  await screen.findByRole('button', { name: 'Continue to preview' });
  const notice = () => screen.queryByText(/^Not all records are loaded/);
  expect(notice()).toBeNull();
  const scope = 'matchesOfSport/armw' as ScopeKey;
  act(() => {
    world.store.dispatch(scopesSlice.actions.failed({ scope, error: { code: 'unavailable' } as never }));
  });
  expect(notice()).toBeTruthy();
  await next('Continue to preview');
  await screen.findByRole('list', { name: 'Rows of the table' });
  expect(notice()).toBeTruthy();
  act(() => void world.store.dispatch(scopesSlice.actions.answered({ scope })));
  expect(notice()).toBeNull();
});

/** Clicks on Send just when a match arrives, so that the rows are planned again. */
async function sendWhile(arrived: ReturnType<typeof match>) {
  const world = screens(rows, { uid: 'editor' });
  await open(world, table.split('\n').slice(0, 3).join('\n'));
  await next('Continue to names');
  await next('Continue to preview');
  const send = await screen.findByRole('button', { name: 'Send 1 match' });
  act(() => {
    world.store.dispatch(matchesSlice.actions.added({ scope: 'matchesOfSport/armw', docs: [arrived] }));
  });
  fireEvent.click(send);
  expect(world.commands()).toEqual([]);
  return world;
}

test('a click on Send counts also while the rows are planned again, because a match has just arrived', async () => {
  const levan = { id: 'levan', name: 'Levan Saginashvili' } as never;
  const world = await sendWhile(match('m2', { player1: levan, date: '2026-01-01' as DateString, arm: 'R' }));
  await screen.findByText('1 match of this table has been sent. 1 row is left.');
  expect(world.commands()).toHaveLength(1);
});

test('a click on Send whose last row has just become a repetition says so, and sends nothing', async () => {
  const world = await sendWhile(match('m2', { ...rows.matches[0], id: 'm2' as never, arm: 'L' }));
  await screen.findByText(/Nothing was sent\. The wiki has changed since/);
  expect(world.commands()).toEqual([]);
});

test('of a long list of names each says its place, although only those near the window are drawn', async () => {
  const lines = Array.from({ length: 250 }, (_, at) => `Tokyo Open,22.11.2026,nobody ${at},Ann Ash,women`);
  await open(screens(rows), ['Event,Date,Player 1,Player 2,Gender', ...lines].join('\n'));
  await next('Continue to names');
  const drawn = within(await screen.findByRole('list', { name: 'Players' })).getAllByRole('listitem');
  expect(drawn.length).toBeLessThan(250);
  expect(
    drawn.slice(0, 3).map((item) => [item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')]),
  ).toEqual(['1', '2', '3'].map((place) => [place, '250']));
});

test('names in small letters are asked about once', async () => {
  const lines = ['tom reed,ana de la cruz', 'max holt,tom reed'].map(
    (names) => `Tokyo Open,22.11.2026,${names},men`,
  );
  await open(screens(rows), ['Event,Date,Player 1,Player 2,Gender', ...lines].join('\n'));
  await next('Continue to names');
  await next('Use the suggested spelling of 3 names');
  await next('Continue to preview');
  expect(await screen.findByText('3 new players · 2 matches')).toBeTruthy();
  expect((await screen.findByRole('list', { name: 'Rows of the table' })).textContent).toMatch(
    /Tom Reed.*Ana de la Cruz.*Max Holt.*Tom Reed/,
  );
});

test('namesakes who are offered for a name are told apart', async () => {
  const twins = ['kim1', 'kim2'].map((id) => player(id, { name: 'Kim Lee', country: 'KR' }));
  const won = match('m2', {
    player1: { id: playerId('kim1'), name: 'Kim Lee', score: 3, result: 'W' },
    player2: { id: playerId('bea'), name: 'Bea Birch', score: 0, result: 'L' },
  });
  const world = screens(
    { ...rows, players: [...rows.players, ...twins], matches: [...rows.matches, won] },
    { uid: 'editor' },
  );
  await open(world, `${table.split('\n', 1)[0]}\nTokyo Open,22.11.2026,Kim Lee,Bea Birch,3-1,R,women`);
  await next('Continue to names');
  const asked = within(await screen.findByRole('group', { name: 'Kim Lee' }));
  const offers = asked.getAllByRole('button').map(({ textContent }) => textContent);
  expect(offers.slice(0, 2).join()).toMatch(/Kim Lee \(South Korea, last against \W?Bea Birch/);
});

test('a reload keeps the work and what was chosen for a name; without its event nothing is imported', async () => {
  const world = screens(rows, { uid: 'editor' });
  await open(world);
  await userEvent.selectOptions(await screen.findByLabelText('Event'), 'Not imported');
  expect(screen.getByText('Choose the column of the event.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue to names' })).toHaveProperty('disabled', true);
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'Event: name');
  await next('Continue to names');
  const asked = await screen.findByRole('group', { name: 'Levan Saginashvily' });
  await userEvent.click(within(asked).getByRole('button', { name: 'New' }));
  await waitFor(() =>
    expect(Object.keys(world.store.getState().drafts)).toEqual(
      expect.arrayContaining(['editor/import/armw/']),
    ),
  );
});

test('of a table that was sent as a whole the device keeps nothing', async () => {
  const world = screens(rows, { uid: 'editor' });
  const [head, , good] = table.split('\n');
  await open(world, `${head}\n${good}`);
  const kept = () => Object.hasOwn(world.store.getState().drafts, 'editor/import/armw/');
  await next('Continue to names');
  await waitFor(() => expect(kept()).toBe(true));
  await next('Continue to preview');
  await next('Send 1 match');
  await waitFor(() => expect(kept()).toBe(false));
});

test('a gender that disagrees with the player is doubted in the preview, and what is unknown says so', async () => {
  const world = screens(rows, { uid: 'editor' });
  const cup = 'Kyoto Cup,2026-11-29';
  await open(
    world,
    `Event,Date,Player 1,Player 2,Score,Gender,Round,Title\n${cup},Ann Ash,Zoe Zeal,3-0,men,final,Cup title\n${cup},Yan Yew,Zoe Zeal,3-0,,,`,
  );
  await next('Continue to names');
  await next('Continue to preview');
  const list = await screen.findByRole('list', { name: 'Rows of the table' });
  const items = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => text.includes('Kyoto Cup'));
  expect(items[0]).toContain('Check the gender: Ann Ash is listed under “Women” elsewhere.');
  for (const words of ['Final', 'Men', 'Title at stake: Cup title']) expect(items[0]).toContain(words);
  expect(items[1]).toContain('Gender: Unknown');
  expect(items[1]).not.toContain('Open');
});

/** The preview of 200 rows of a new event, for an author with a moderator's allowance. */
async function previewOfMany(raised?: RaisedLimit) {
  const world = screens(rows, { uid: 'editor' });
  world.answerTrust({
    settings: defaultTrustSettings,
    earned: { trust: noTrust, moderators: 1, ...(raised && { raised }) },
  });
  const lines = Array.from(
    { length: 200 },
    (_, at) => `Kyoto Cup,2026-11-29,Ann Ash,Levan Saginashvili,3-0,R,men,Round ${at}`,
  );
  await open(world, ['Event,Date,Player 1,Player 2,Score,Arm,Gender,Round', ...lines].join('\n'));
  await next('Continue to names');
  await next('Continue to preview');
  await screen.findByRole('list', { name: 'Rows of the table' });
}

test('a table with more rows than may be open says so, and that a moderator can allow more', async () => {
  await previewOfMany();
  const room = screen.getByText(/You can have 200 open proposals\. There is room for 199 of these rows/);
  expect(room.textContent).toContain(
    'For an import, a moderator can raise your limit, which also makes sending faster.',
  );
  expect(screen.getByText(/Sending takes about 4 minutes/)).toBeTruthy();
});

test('whom a moderator allows more sends all of it within a minute, and is not told to ask', async () => {
  await previewOfMany({ more: 4_000, until: Date.now() + 86_400_000 });
  await screen.findByText('1 new event · 200 matches');
  expect(screen.queryByText(/a moderator can raise your limit/)).toBeNull();
  expect(screen.queryByText(/Sending takes/)).toBeNull();
});

test('a text that is divided at the wrong sign is divided again as chosen', async () => {
  const world = screens(rows, { uid: 'editor' });
  await open(world, 'Ann;Bea|x\nCid;Dan|y');
  await next('Table');
  expect(screen.getByText('Ann · Bea|x')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Separator'), 'Vertical bar');
  await screen.findByText('Ann;Bea · x');
});
