/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { page } from '@/features/scoring/ScorePage';
import { BackendError } from '@/backend/errors';
import { playerId, sportId } from '@/model/ids';
import type { Event } from '@/model/records/records';
import type { ScoreEntry } from '@/model/scoring/scoreEntry';
import { event, match, player } from '@test/support/factories';
import '@test/support/pageDatabase';
import { newIdOf } from '@test/support/newIdOf';
import { screens } from '@test/support/screens';

const side = (name: string) => ({ id: playerId(name.slice(0, 3).toLowerCase()), name });
const token = `invitation.${'k'.repeat(43)}`;
let events = 0;

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="address">{pathname + hash}</output>;
}

interface Phone {
  readonly theirs?: readonly ScoreEntry[];
  readonly shared?: boolean;
  readonly sport?: string;
  readonly cup?: Partial<Event>;
}

/** Shows the screen on a phone of its own. The server takes everything and knows what `theirs` entered. */
async function open({ theirs = [], shared = false, sport = 'armw', cup = {} }: Phone = {}) {
  events += 1;
  const id = `e${events}`;
  const names = ['Ann Ash', 'Bea Birch', 'Cem Can', 'Dev Das'];
  const on = { event: { ...match('m1').event, id: event(id).id, sport: { id: sportId(sport) } } };
  const world = screens({
    players: names.map((name) => player(side(name).id, { name })),
    events: [event(id, { name: 'Cup', ...cup })],
    matches: [
      match('m1', { ...on, order: 1, player1: side('Ann Ash'), player2: side('Bea Birch') }),
      match('m2', { ...on, order: 2, player1: side('Cem Can'), player2: side('Dev Das') }),
    ],
  });
  const server = { stored: theirs };
  const takes: NonNullable<typeof world.world.answers.score> = async ({ sent: { entries, open: match } }) => {
    server.stored = [...server.stored, ...entries];
    const answered = server.stored.filter((entry) => entry.match === match);
    return { taken: entries.map((entry) => entry.id), refused: [], entries: answered, shared };
  };
  world.world.answers.score = takes;
  const Page = page.Component;
  const ui = (
    <>
      <Address />
      <Routes>
        <Route path="/score/:id" element={<Page id={id} />} />
      </Routes>
    </>
  );
  const view = world.show(ui, `/score/${id}#${token}`);
  await screen.findByText('All sent');
  return { ...world, ...view, server, takes, ui, id };
}

const isDisabled = (key: HTMLElement) => (key as HTMLButtonElement).disabled;
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const shows = async (first: number, second: number) =>
  waitFor(() => {
    const scores = ['Ann Ash', 'Bea Birch'].map(
      (name) => screen.getByText(name, { selector: 'strong' }).parentElement?.textContent,
    );
    expect(scores).toEqual([
      expect.stringContaining(`Ann Ash${first}`),
      expect.stringContaining(`Bea Birch${second}`),
    ]);
  });

test('rounds, two fouls, undo and the end of a match, each by one press; the token leaves the address', async () => {
  const { server, id } = await open();
  // The hall is dark.
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(screen.getByLabelText('address').textContent).toBe(`/score/${id}`);
  await press('Pin: Ann Ash wins the round');
  await shows(1, 0);
  await press('Referee’s stop: Bea Birch wins the round');
  await shows(1, 1);
  await press('Foul by Ann Ash');
  expect(await screen.findByText('1 foul')).toBeTruthy();
  await press('Foul by Ann Ash');
  await shows(1, 2);
  await press('Undo: foul');
  await shows(1, 1);
  await press('Pin: Ann Ash wins the round');
  await shows(2, 1);
  expect(screen.getByText('Round 4')).toBeTruthy();
  await press('Finish');
  expect(await screen.findByText('Over: Ann Ash wins')).toBeTruthy();
  expect(screen.queryByText('Round 4')).toBeNull();
  expect(await screen.findByText('All sent')).toBeTruthy();
  expect(server.stored.map(({ stated: { kind, value } }) => [kind, value !== null])).toEqual([
    ['round', true],
    ['round', true],
    ['foul', true],
    ['foul', true],
    ['undo', true],
    ['round', true],
    ['end', true],
  ]);
  await press('Next');
  expect(await screen.findByText('Cem Can', { selector: 'strong' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Match'), '1. Ann Ash – Bea Birch (over)');
  expect(await screen.findByText('Over: Ann Ash wins')).toBeTruthy();
  await press('Not over yet');
  await waitFor(() => expect(screen.queryByText(/^Over/)).toBeNull());
});

test('no round is entered before the phone knows what others entered, or that nobody answers', async () => {
  const { world, takes } = await open();
  const answers: (() => void)[] = [];
  const other = (round: number): ScoreEntry => ({
    ...{ id: newIdOf(`r${round}`), match: 'm2', at: round, phone: newIdOf('other') },
    stated: { kind: 'round', round, value: { winner: 'player1', how: 'pin' } },
  });
  world.answers.score = async (asked) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return { ...(await takes(asked)), entries: [other(1)] };
  };
  await press('Next');
  expect(await screen.findByText('Loading entries from other phones')).toBeTruthy();
  const foul = screen.getByRole('button', { name: 'Foul by Cem Can' });
  expect([foul, screen.getByRole('button', { name: /^Pin: Cem/ })].map(isDisabled)).toEqual([true, true]);
  act(() => answers[0]?.());
  await waitFor(() => expect(isDisabled(foul)).toBe(false));
  expect(screen.getByText('Round 2')).toBeTruthy();
});

test('until the phone knows the event its heading is a word, not an id', async () => {
  const Page = page.Component;
  screens({}).show(<Page id="x7k2p9" />, '/score/x7k2p9');
  expect(await screen.findByRole('heading', { level: 1, name: 'Scoring' })).toBeTruthy();
});

test('a card that lists the main event first is scored from its end', async () => {
  await open({ cup: { cardOrder: 'mainFirst' } });
  expect([...screen.getByLabelText<HTMLSelectElement>('Match').options].map(({ text }) => text)).toEqual([
    'Match 1 of 2',
    '2. Ann Ash – Bea Birch',
  ]);
});

test('an earlier round is corrected or cleared', async () => {
  await open();
  await press('Pin: Ann Ash wins the round');
  await shows(1, 0);
  await press('Pin: Ann Ash wins the round');
  await shows(2, 0);
  await press('Round 1: Ann Ash, pin');
  expect(screen.getByText('Correcting round 1')).toBeTruthy();
  await press('Pin: Bea Birch wins the round');
  await shows(1, 1);
  await press('Round 2: Ann Ash, pin');
  await press('Clear round 2');
  await shows(0, 1);
  await press('Undo: Round 2');
  await shows(1, 1);
  await press('Undo: Round 1');
  await shows(2, 0);
});

test('entries wait without a network, and stay after the tab was killed', async () => {
  const { world, unmount, show, ui, id, takes } = await open();
  world.answers.score = async () => {
    throw new BackendError('unavailable', 'no network');
  };
  await press('Pin: Ann Ash wins the round');
  await shows(1, 0);
  expect(await screen.findByText('1 entry is waiting to be sent')).toBeTruthy();
  expect(await screen.findByText(/^No connection/)).toBeTruthy();
  unmount();
  const again = show(ui, `/score/${id}`);
  await shows(1, 0);
  world.answers.score = takes;
  act(() => void fireEvent(window, new Event('online')));
  expect(await screen.findByText('All sent')).toBeTruthy();
  again.unmount();
});

test('a refusal says in words what to do', async () => {
  const { world } = await open();
  world.answers.score = async () => {
    throw new BackendError('not-found', 'withdrawn');
  };
  await press('Pin: Ann Ash wins the round');
  expect(await screen.findByText(/^Your invitation was withdrawn\. Your entries stay/)).toBeTruthy();
  expect(screen.getByText('1 entry is waiting to be sent')).toBeTruthy();
});

test('another phone with the match is told, open or not', async () => {
  const theirs: ScoreEntry = {
    ...{ id: newIdOf('theirs'), match: 'm1', at: 1_000, phone: newIdOf('other') },
    stated: { kind: 'round', round: 1, value: { winner: 'player2', how: 'pin' } },
  };
  const { unmount } = await open({ theirs: [theirs] });
  expect(await screen.findByText('Another phone has entered something about this match.')).toBeTruthy();
  await shows(0, 1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  unmount();
  await open({ shared: true });
  expect(await screen.findByText('Another phone has this match open.')).toBeTruthy();
});

test('notices come above the names while the screen is shown, and the rest scrolls clear of the names', async () => {
  const root = document.documentElement.style;
  const styles = () => [root.getPropertyValue('--notices'), root.getPropertyValue('scroll-padding-top')];
  const { unmount } = await open();
  expect(styles()).toEqual(['calc(100dvh - 6.5rem)', '9rem']);
  unmount();
  expect(styles()).toEqual(['', '']);
});

test('what happens in few matches is under More', async () => {
  const { server } = await open();
  await press('More');
  await press('Hold while the referees review');
  expect(await screen.findByText(/^On hold/)).toBeTruthy();
  await press('Release the match');
  await press('Fouls carry over to the next round');
  const field = (name: string) => {
    const input = screen.getByLabelText(name);
    return { input, set: () => within(input.closest('div')!.parentElement!).getByRole('button') };
  };
  const weight = field('Weight of Bea Birch');
  await userEvent.type(weight.input, '81.5');
  await userEvent.click(weight.set());
  const place = field('Place on the card');
  await userEvent.clear(place.input);
  await userEvent.type(place.input, '7');
  await userEvent.click(place.set());
  await press('Bea Birch did not appear');
  expect(await screen.findByText('Over: Ann Ash wins')).toBeTruthy();
  await waitFor(() =>
    expect(server.stored.map(({ stated }) => stated)).toEqual([
      { kind: 'hold', value: true },
      { kind: 'hold', value: null },
      { kind: 'running', value: true },
      { kind: 'weight', side: 'player2', value: 81.5 },
      { kind: 'order', value: 7 },
      { kind: 'end', value: { how: 'noShow', side: 'player2' } },
    ]),
  );
  // By its new place it is the second one now.
  expect(screen.getByRole('option', { name: 'Match 2 of 2' })).toBeTruthy();
});

test('a locked screen has no key but one that must be held, or a code to type', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const opening = open();
    await jest.advanceTimersByTimeAsync(2_000);
    await opening;
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    const [key, ...others] = screen.getAllByRole('button');
    expect(others).toEqual([]);
    expect(screen.getByText('Ann Ash', { selector: 'strong' })).toBeTruthy();
    fireEvent.pointerDown(key!);
    act(() => void jest.advanceTimersByTime(900));
    fireEvent.pointerUp(key!);
    act(() => void jest.advanceTimersByTime(5_000));
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    fireEvent.pointerDown(key!);
    act(() => void jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy();
    // A screen reader cannot hold a button.
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    const code = screen.getByLabelText('Or type 739 to unlock');
    await user.type(code, '379');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await user.clear(code);
    await user.type(code, '739');
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('a sport has keys for fouls if its definition has fouls', async () => {
  const { unmount } = await open();
  expect(screen.getAllByRole('button', { name: /^Foul by/ })).toHaveLength(2);
  unmount();
  await open({ sport: 'chess' });
  expect(screen.queryByRole('button', { name: /^Foul by/ })).toBeNull();
  await press('More');
  expect(screen.getByRole('button', { name: 'Hold while the referees review' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Fouls carry over/ })).toBeNull();
});
