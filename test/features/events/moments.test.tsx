/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventVideos } from '@/features/events/EventVideos';
import '@/features/events/video/MomentsEditor';
import { PlayerMatches } from '@/features/players/PlayerMatches';
import { MatchDetails } from '@/parts/matches/MatchDetails';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import type { Video } from '@/model/records/youtube';
import { selectMatch } from '@/wiki/records/recordsSelectors';
import { event, match, player } from '@test/support/factories';
import { screens, type Rows } from '@test/support/screens';
import { editor } from './cardWorld';

const show = 'dQw4w9WgXcQ' as Video;
const at = (second: number) => `https://youtu.be/${show}?t=${second}` as Video;
const date = '2020-01-01' as DateString;
const side = (name: string) => ({ id: playerId(name.slice(0, 3).toLowerCase()), name });
const fought = (id: string, order: number, one: string, other: string) =>
  match(id, { date, order, player1: side(one), player2: side(other) });

/** The main event has the highest number. */
const opener = fought('opener', 1, 'Ann Ash', 'Bea Birch');
const main = fought('main', 2, 'Cem Can', 'Dev Das');
const players = ['Ann Ash', 'Bea Birch', 'Cem Can', 'Dev Das'].map((name) => player(side(name).id, { name }));
const withVideo: Rows = {
  players,
  events: [event('e1', { name: 'Cup', date, youtube: show })],
  matches: [opener, main],
};

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const row = (name: RegExp) => within(screen.getByRole('group', { name }));
const proposals = (world: ReturnType<typeof screens>) =>
  world.commands().flatMap((body) => (body.kind === 'upsertDelta' ? [body.proposal] : []));

async function open(rows: Rows = withVideo) {
  const world = screens(rows, editor);
  const view = world.show(<EventVideos id="e1" />);
  await press(rows.events?.[0]?.youtube ? 'Set when matches begin' : 'Add a video of the whole show');
  await screen.findByText('When does each match begin?');
  return { ...world, ...view };
}

function playing(second: number) {
  const frame = screen.getByTitle<HTMLIFrameElement>('Cup');
  const said = jest.spyOn(frame.contentWindow!, 'postMessage');
  fireEvent(
    window,
    new MessageEvent('message', {
      origin: 'https://www.youtube-nocookie.com',
      source: frame.contentWindow,
      data: JSON.stringify({ event: 'infoDelivery', info: { currentTime: second } }),
    }),
  );
  return { frame, said };
}

test('one key or the large button takes the moment of the next match, and saving sends one bundle', async () => {
  const world = await open();
  expect(world.container.querySelector('iframe')).toBeNull();
  await press(/Play video/);
  const { frame } = playing(310.8);
  // The show begins with the match of the lowest number.
  expect(screen.getByRole('button', { name: /Ann Ash.*Bea Birch.*begins/ })).toBeTruthy();
  // A click into the video moves the focus into its frame.
  act(() => frame.focus());
  fireEvent.blur(window);
  await waitFor(() => expect(document.activeElement).not.toBe(frame));
  await userEvent.keyboard('b');
  expect(row(/Ann Ash/).getByRole('button', { name: 'Play from 5:10' })).toBeTruthy();
  expect(screen.getByText(/Ann Ash.*Bea Birch.* begins at 5:10\./)).toBeTruthy();
  playing(3725);
  await press(/Cem Can.*Dev Das.*begins/);
  expect(screen.getByRole('button', { name: 'Every match has a start time.' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(proposals(world)).toEqual([]);
  const changes = within(screen.getByRole('list', { name: 'What will change' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('none → 5:10'),
    expect.stringContaining('none → 1:02:05'),
  ]);
  await press('Send 2 changes');
  expect(proposals(world)).toMatchObject([
    { collection: 'match', docId: 'opener', field: 'youtube', value: at(310) },
    { collection: 'match', docId: 'main', field: 'youtube', value: at(3725) },
  ]);
  const [bundle, ...more] = new Set(proposals(world).map((proposal) => proposal.bundle));
  expect(bundle).toBeTruthy();
  expect(more).toEqual([]);
  expect(selectMatch(world.state(), 'main')?.youtube).toBe(at(3725));
});

test('a moment is nudged, played from, and cleared; a key typed into a field takes nothing', async () => {
  const world = await open();
  await press(/Play video/);
  playing(3);
  await press(/Ann Ash.*begins/);
  await press('+5 s');
  await press('−1 s');
  const { said } = playing(500);
  await press('Play from 0:07');
  expect(said.mock.calls.map(([text]) => JSON.parse(String(text)))).toEqual([
    { event: 'command', func: 'seekTo', args: [7, true] },
    { event: 'command', func: 'playVideo', args: [] },
  ]);
  // A moment is never before the video.
  await press('−5 s');
  await press('−5 s');
  expect(screen.getByRole('button', { name: 'Play from 0:00' })).toBeTruthy();
  await press('Clear the start time');
  expect(screen.queryByRole('button', { name: /Play from/ })).toBeNull();
  await userEvent.type(screen.getByLabelText('Paste the timestamps of the description'), 'b');
  expect(screen.queryByRole('button', { name: /Play from/ })).toBeNull();
  expect(screen.getByText('Nothing has changed yet.')).toBeTruthy();
  expect(proposals(world)).toEqual([]);
});

test('pasted timestamps are assigned by names, and a doubt is asked about', async () => {
  const world = await open();
  fireEvent.change(screen.getByLabelText('Paste the timestamps of the description'), {
    target: { value: '0:00 Intro\n5:10 Ash vs Birch\n9:00 Can vs Somebody\nSubscribe!' },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Assign 3 timestamps' })).toBeTruthy());
  await press('Assign 3 timestamps');
  expect(row(/Ann Ash/).getByRole('button', { name: 'Play from 5:10' })).toBeTruthy();
  expect(row(/^.*Cem Can.*Dev Das/).getByText('No start time yet')).toBeTruthy();
  const doubt = screen.getByRole('group', { name: 'Which match begins at 9:00, “Can vs Somebody”?' });
  await userEvent.click(within(doubt).getByRole('button', { name: /Cem Can/ }));
  expect(row(/^.*Cem Can.*Dev Das/).getByRole('button', { name: 'Play from 9:00' })).toBeTruthy();
  await press('Send 2 changes');
  expect(proposals(world).map(({ value }) => value)).toEqual([at(310), at(540)]);
});

test('pasted timestamps are assigned by misspellings that are known', async () => {
  const known = players.map((each) =>
    each.name === 'Bea Birch' ? { ...each, spellings: ['Beatrix Burke'] } : each,
  );
  await open({ ...withVideo, players: known });
  fireEvent.change(screen.getByLabelText('Paste the timestamps of the description'), {
    target: { value: '5:10 Ash vs Burke' },
  });
  await screen.findByText('Assign 1 timestamp');
  await press('Assign 1 timestamp');
  expect(row(/Ann Ash/).getByRole('button', { name: 'Play from 5:10' })).toBeTruthy();
});

test('the video of the show is proposed with the moments', async () => {
  const world = await open({ ...withVideo, events: [event('e1', { name: 'Cup', date })] });
  await userEvent.type(screen.getByLabelText('Video of the whole show'), `https://youtu.be/${show}?t=90`);
  fireEvent.change(await screen.findByLabelText('Paste the timestamps of the description'), {
    target: { value: '5:10 Ash vs Birch' },
  });
  await screen.findByText('Assign 1 timestamp');
  await press('Assign 1 timestamp');
  await press('Send 2 changes');
  expect(proposals(world)).toMatchObject([
    { collection: 'event', docId: 'e1', field: 'youtube', value: show },
    { collection: 'match', docId: 'opener', value: at(310) },
  ]);
});

test('moments of one video are not proposed for another that the editor links instead', async () => {
  const world = await open({ ...withVideo, events: [event('e1', { name: 'Cup', date })] });
  const link = screen.getByLabelText('Video of the whole show');
  fireEvent.change(link, { target: { value: 'https://youtu.be/AAAAAAAAAAA' } });
  fireEvent.change(await screen.findByLabelText('Paste the timestamps of the description'), {
    target: { value: '5:10 Ash vs Birch' },
  });
  await screen.findByText('Assign 1 timestamp');
  await press('Assign 1 timestamp');
  fireEvent.change(link, { target: { value: `https://youtu.be/${show}` } });
  // The video alone can be proposed.
  await press('Send 1 change');
  expect(proposals(world)).toMatchObject([{ collection: 'event', docId: 'e1', value: show }]);
});

test('a pasted time replaces neither a moment that was taken nor a video of the match without a question', async () => {
  const other = 'https://youtu.be/AAAAAAAAAAA' as Video;
  await open({ ...withVideo, matches: [opener, { ...main, youtube: other }] });
  await press(/Play video/);
  playing(300);
  await press(/Ann Ash.*begins/);
  fireEvent.change(screen.getByLabelText('Paste the timestamps of the description'), {
    target: { value: '5:10 Ash vs Birch\n9:00 Can vs Das\n12:00 Foo vs Bar' },
  });
  await screen.findByText('Assign 3 timestamps');
  await press('Assign 3 timestamps');
  expect(row(/^Ann Ash/).getByRole('button', { name: 'Play from 5:00' })).toBeTruthy();
  expect(row(/^Cem Can/).getByText('Has a video of its own')).toBeTruthy();
  expect(screen.getAllByRole('group', { name: /^Which match begins at/ })).toHaveLength(2);
  expect(screen.getByRole('list', { name: 'Timestamps that name no match' }).textContent).toBe(
    '12:00 Foo vs Bar',
  );
});

test('a match that links to the beginning of the show has no moment yet', async () => {
  await open({ ...withVideo, matches: [{ ...opener, youtube: show }, main] });
  expect(row(/^Ann Ash/).getByText('No start time yet')).toBeTruthy();
  await press(/Play video/);
  playing(310);
  await press(/Ann Ash.*begins/);
  expect(screen.getByText(/→ 5:10/)).toBeTruthy();
});

test('taken moments survive a closed editor', async () => {
  const { unmount, show: render } = await open();
  await press(/Play video/);
  playing(310);
  await press(/Ann Ash.*begins/);
  unmount();
  render(<EventVideos id="e1" />);
  await press('Set when matches begin');
  expect(row(/Ann Ash/).getByRole('button', { name: 'Play from 5:10' })).toBeTruthy();
});

test('a visitor takes no moments', () => {
  screens(withVideo).show(<EventVideos id="e1" />);
  expect(screen.queryByRole('button', { name: 'Set when matches begin' })).toBeNull();
});

test('rows of a player link to the moment of the match; a match without a video to a search', () => {
  const world = screens({ ...withVideo, matches: [{ ...opener, youtube: at(310) }, main] });
  const { unmount } = world.show(<PlayerMatches id="ann" />);
  const link = screen.getByRole('link', { name: /Video of .*Ann Ash.*, from 5:10/ });
  expect(link.getAttribute('href')).toBe(at(310));
  unmount();
  world.show(<MatchDetails id="main" />);
  expect(screen.getByRole('link', { name: /Find .* on YouTube/ }).getAttribute('href')).toBe(
    'https://www.youtube.com/results?search_query=Cem%20Can%20vs%20Dev%20Das%20Cup',
  );
});
