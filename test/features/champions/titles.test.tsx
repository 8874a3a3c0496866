/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page as titlePage } from '@/features/champions/TitlePage';
import { page as titlesPage } from '@/features/champions/TitlesPage';
import { page as matchPage } from '@/features/matches/MatchPage';
import { page as playerPage } from '@/features/players/PlayerPage';
import { matchId } from '@/model/ids';
import type { DateString } from '@/model/dates';
import { deriveResults } from '@/model/records/deriveResult';
import type { Player } from '@/model/records/records';
import { resultsHidden } from '@/wiki/preferences/preferencesSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { allAnswered } from '@test/support/allAnswered';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { readDataSet } from '../../../scripts/data/dataSet';

const data = readDataSet(readFileSync(join(__dirname, '../../../data/armwrestling.json'), 'utf8'), 0);
function world() {
  const made = screens({ events: data.event, matches: data.match, players: data.player });
  allAnswered(made);
  return made;
}
const Titles = titlesPage.Component;
const TitleOf = titlePage.Component;
const Match = matchPage.Component;
const PlayerOf = playerPage.Component;
const light = '/title?name=east%20vs%20west%20WORLD%20title&gender=M&arm=R&weight=105kg';
const holders = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

test('a list says who holds which title, and leads to its lineage', async () => {
  world().show(<Titles />, '/titles');
  const row = await screen.findByRole('row', { name: /Right arm · 105kg · Men/ });
  expect(row.textContent).toContain('Todd Hutchings');
  expect(
    within(row)
      .getByRole('link', { name: /East vs West world title/ })
      .getAttribute('href'),
  ).toBe('/title?sport=armw&name=East+vs+West+world+title&gender=M&arm=R&weight=105kg');
});

test('where matches cannot be loaded, the titles are said to be missing, and no rankings', async () => {
  const c = screens({});
  const error = { code: 'permission-denied', message: 'refused' } as const;
  for (const scope of ['events', 'matchesOfSport/armw', 'players'])
    c.store.dispatch(scopesSlice.actions.failed({ scope, error }));
  c.show(<Titles />, '/titles');
  expect(await screen.findByText('The titles could not be loaded')).toBeTruthy();
});

test('the list of a day of the past has what was held by then', async () => {
  world().show(<Titles />, '/titles?asof=2015-12-31');
  expect(await screen.findByRole('row', { name: /WAL super heavyweight title/ })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /East vs West/ })).toBeNull();
});

test('while results are hidden the titles are called hidden, until the reader shows them', async () => {
  const { store, show } = world();
  store.dispatch(resultsHidden('all'));
  show(<Titles />, '/titles');
  expect(screen.getByText('Results are hidden')).toBeTruthy();
  expect(screen.queryByText('No titles yet')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect(await screen.findByRole('row', { name: /Right arm · 105kg · Men/ })).toBeTruthy();
});

test('a lineage names each reign with its matches, however the address spells the title', async () => {
  world().show(<TitleOf />, light);
  expect(await holders()).toEqual(['Todd Hutchings', 'Devon Larratt', 'Oleg Petrenko', 'Davit Dadikyan']);
  expect(screen.getByText('Given up before two others fought for it')).toBeTruthy();
  expect(screen.getByText('Won while vacant')).toBeTruthy();
  expect(screen.getByText('Won the first match on record')).toBeTruthy();
  const won = screen.getByRole('link', { name: /^Larratt 4–0 Petrenko · right/ });
  expect(won.getAttribute('href')).toBe('/match/east-vs-west-15-14');
});

test('who came back unbeaten is said to have disputed the reigns in between', async () => {
  const [ann, bea, cid, dan] = ['ann', 'bea', 'cid', 'dan'].map((id) => player(id));
  const side = ({ id, name }: Player, score: number) => ({ id, name, score });
  const won = (year: number, winner: Player, loser: Player) =>
    deriveResults(
      match(`m${year}`, {
        title: 'Belt',
        gender: 'M',
        date: `${year}-01-01` as DateString,
        player1: side(winner, 3),
        player2: side(loser, 0),
      }),
    );
  screens({
    events: [event('e1')],
    matches: [won(2011, ann!, bea!), won(2012, cid!, dan!), won(2013, ann!, cid!)],
    players: [ann!, bea!, cid!, dan!],
  }).show(<TitleOf />, '/title?name=belt&gender=M');
  expect(await screen.findByText('Disputed by Player ann')).toBeTruthy();
  expect(await holders()).toEqual(['Player ann', 'Player cid', 'Player ann']);
});

test('an address of no title, and of one that nobody has fought for, says so', async () => {
  const { show } = world();
  const shown = show(<TitleOf />, '/title');
  expect(await screen.findByText('There is no page at this address')).toBeTruthy();
  shown.unmount();
  show(<TitleOf />, '/title?name=Belt&gender=M');
  expect(await screen.findByText('No match for this title by this date')).toBeTruthy();
});

test('a match leads to the lineage of what was at stake', async () => {
  world().show(<Match id={matchId('east-vs-west-15-14')} />, '/match/east-vs-west-15-14');
  const link = await screen.findByRole('link', { name: 'For East vs West world title' });
  expect(link.getAttribute('href')).toContain('/title?sport=armw&name=East+vs+West+world+title');
});

test('a player has the titles that were fought for, with what became of them', async () => {
  world().show(<PlayerOf id="todd-hutchings" />, '/player/todd-hutchings');
  const list = await screen.findByRole('list', { name: 'Titles' });
  expect(await within(list).findByText('Champion since 15 Feb 2025')).toBeTruthy();
});
