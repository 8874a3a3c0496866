/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '@/features/players/merge/MergePage';
import { playerId } from '@/model/ids';
import type { Player } from '@/model/records/records';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { readDataSet } from '../../../scripts/data/dataSet';

const levan = readDataSet(readFileSync('data/armwrestling.json', 'utf8'), 0).player.find(
  ({ id }) => id === 'levan-saginashvili',
);

const said = 'They were marked as different people.';
function open(...players: readonly Player[]) {
  screens({ players }, { uid: 'editor' }).show(<page.Component id="ann" />, '/player/ann/merge?with=bea');
  return screen.findByRole('button', { name: 'Propose that they are the same person' });
}

test('where somebody has said that two players are two people, that is told, and forbids nothing', async () => {
  expect(await open(player('ann'), player('bea', { differentFrom: ['ann'] }))).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
});

test('so it is where one who was merged into them says it', async () => {
  const again = player('again', { sameAs: playerId('bea'), differentFrom: ['ann'] });
  await open(player('ann'), player('bea'), again);
  expect(screen.getByText(said)).toBeTruthy();
});

test('and not where they are said to be other people', async () => {
  await open(player('ann', { differentFrom: ['cid'] }), player('bea'));
  expect(screen.queryByText(said)).toBeNull();
});

test('the country of a player of the data set goes along', async () => {
  const world = screens({ players: [player('ann'), { ...levan!, id: playerId('bea') }] }, { uid: 'editor' });
  world.show(<page.Component id="ann" />, '/player/ann/merge?with=bea&stays=ann');
  const take = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Country: copy over Georgia' });
  if (!take.checked) await userEvent.click(take);
  await userEvent.click(screen.getByRole('button', { name: 'Propose that they are the same person' }));
  const proposals = world.commands().flatMap((body) => (body.kind === 'upsertDelta' ? body.proposal : []));
  expect(proposals).toContainEqual(
    expect.objectContaining({ docId: 'ann', value: expect.objectContaining({ country: 'GE' }) }),
  );
  expect(proposals).toContainEqual(expect.objectContaining({ docId: 'bea', field: 'sameAs', value: 'ann' }));
});

const fought = match('m1', {
  player1: { id: playerId('bea'), name: 'bea', score: 3, result: 'W' },
  player2: { id: playerId('cid'), name: 'cid', score: 1, result: 'L' },
});

test.each([
  ['more matches', { created: 1 }, { created: 2 }, [fought]],
  ['the longer history', { created: 2, city: 'Oslo' }, { created: 1 }, []],
  ['more facts', { created: 1 }, { created: 1, city: 'Oslo' }, []],
] as const)('the page with %s stays, whichever is open', async (_, ann, bea, matches) => {
  const players = [player('ann', ann), player('bea', bea), player('cid')];
  const world = screens({ events: [event('e1')], players, matches }, { uid: 'editor' });
  for (const [id, other] of [
    ['ann', 'bea'],
    ['bea', 'ann'],
  ] as const) {
    const { unmount } = world.show(<page.Component id={id} />, `/player/${id}/merge?with=${other}`);
    const current = await screen.findByRole('link', { current: true });
    expect(current.getAttribute('href')).toContain('stays=bea');
    unmount();
  }
});

test('before another page is chosen, players with a similar name are suggested at once', async () => {
  const players = [
    player('ann', { name: 'Michael Tod' }),
    player('bea', { name: 'Michael Todd', country: 'US' }),
    player('cid', { name: 'Michael Todt' }),
    player('dan', { name: 'Dan Day' }),
  ];
  const marked = players.map((each) => (each.id === 'cid' ? { ...each, differentFrom: ['ann'] } : each));
  screens({ players: marked }, { uid: 'editor' }).show(<page.Component id="ann" />, '/player/ann/merge');
  const twins = within(await screen.findByRole('list', { name: 'Similar names' }));
  expect(twins.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/player/ann/merge?with=bea',
  ]);
  expect(twins.getByText('United States')).toBeTruthy();
});

test('a call name, an initial and a missing middle name are suggested too', async () => {
  const players = [
    player('ann', { name: 'Robert Hutchings' }),
    player('bea', { name: 'Bob Hutchings' }),
    player('cid', { name: 'R. Hutchings' }),
    player('dan', { name: 'Robert James Hutchings' }),
    player('eve', { name: 'Eve Hutchings' }),
    player('fay', { name: 'Robert Fay' }),
  ];
  screens({ players }, { uid: 'editor' }).show(<page.Component id="ann" />, '/player/ann/merge');
  await screen.findByRole('link', { name: /Bob Hutchings/ });
  const twins = within(screen.getByRole('list', { name: 'Similar names' }));
  expect(
    twins
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice(-3))
      .sort(),
  ).toEqual(['bea', 'cid', 'dan']);
});

test('suggested players of one name and country are told apart by their last opponent', async () => {
  const players = ['ann', 'bea'].map((id) => player(id, { name: 'Kim Lee', country: 'KR' }));
  screens(
    { events: [event('e1')], players: [...players, player('cid')], matches: [fought] },
    { uid: 'editor' },
  ).show(<page.Component id="ann" />, '/player/ann/merge');
  const twins = within(await screen.findByRole('list', { name: 'Similar names' }));
  expect(twins.getByRole('listitem').textContent).toMatch(/South Korea · last against \W?cid/);
});
