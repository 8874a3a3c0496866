/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { initials } from '@/ui/Avatar';
import { DataTable } from '@/ui/DataTable';
import { Diff } from '@/ui/Diff';
import { List, ListRow } from '@/ui/List';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { ScorePair } from '@/ui/ScorePair';
import { focusHeading } from '@/ui/focusHeading';
import { SearchBox } from '@/ui/SearchBox';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { HiddenTitle } from '@/ui/VisuallyHidden';
import { YoutubePreview } from '@/ui/YoutubePreview';

test('a score says in words who won', () => {
  const { container } = render(
    <ScorePair
      first={{ name: 'Ann', score: '3', result: 'W' }}
      second={{ name: 'Bea', score: '1', result: 'L' }}
    />,
  );
  expect(container.textContent).toBe('Ann (won)3Bea (lost)1');
});

test('a score that is not known is said to be missing, and 0 is a score', () => {
  const { container } = render(<ScorePair first={{ name: 'Ann', score: '0' }} second={{ name: 'Bea' }} />);
  expect(container.textContent).toBe('Ann0Bea–no score');
});

test('a table names its columns, rows and cells', () => {
  render(
    <DataTable
      caption="Rankings"
      columns={[
        { label: 'Player', phone: 'lead', cell: ({ name }) => name },
        { label: 'Wins', align: 'end', cell: ({ wins }) => wins },
        { label: 'Actions', phone: 'end', hideLabel: true, cell: () => null },
      ]}
      rows={[{ name: 'Ann', wins: 7 }]}
      keyOf={({ name }) => name}
    />,
  );
  const table = screen.getByRole('table', { name: 'Rankings' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['Player', 'Wins', 'Actions']);
  expect(within(table).getByRole('rowheader', { name: 'Ann' })).toBeTruthy();
  expect(within(table).getByRole('cell', { name: '7' }).dataset).toMatchObject({
    label: 'Wins',
    align: 'end',
  });
});

test('a diff marks what goes and what comes, and says when that is nothing', () => {
  render(
    <Diff
      caption="Proposed"
      rows={[
        { label: 'Score', before: 3, after: 4 },
        { label: 'Arm', after: 'Left' },
      ]}
    />,
  );
  expect(screen.getByRole('deletion').textContent).toBe('3');
  expect(screen.getAllByRole('insertion').map((each) => each.textContent)).toEqual(['4', 'Left']);
  expect(screen.getByRole('row', { name: 'Arm nothing Left' })).toBeTruthy();
});

test('a video loads its player only on the click, and another video starts as a picture', async () => {
  const { rerender } = render(<YoutubePreview id="dQw4w9WgXcQ" title="Final" />);
  expect(screen.queryByTitle('Final')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play video Final' }));
  expect(screen.getByTitle<HTMLIFrameElement>('Final').src).toContain(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  );
  rerender(<YoutubePreview id="abcdefghijk" title="Other" />);
  expect(screen.getByRole('button', { name: 'Play video Other' })).toBeTruthy();
});

test('a video whose picture cannot be had can still be played', () => {
  const { container } = render(<YoutubePreview id="dQw4w9WgXcQ" title="Final" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play video Final' })).toBeTruthy();
});

test('a row leads where its title says, and its buttons do not', async () => {
  const edited = jest.fn();
  render(
    <MemoryRouter>
      <List label="Events">
        <ListRow
          title="East vs West"
          to="/event/1"
          meta="9 matches"
          actions={<button onClick={edited}>Edit</button>}
        />
      </List>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'East vs West' }).getAttribute('href')).toBe('/event/1');
  await userEvent.click(
    within(screen.getByRole('list', { name: 'Events' })).getByRole('button', { name: 'Edit' }),
  );
  expect(edited).toHaveBeenCalledTimes(1);
});

test('tabs are links, of which the current one says so', () => {
  render(
    <MemoryRouter initialEntries={['/sport/armw/players']}>
      <Tabs
        label="Arm Wrestling"
        tabs={[
          { to: '/sport/armw', label: 'Events', end: true },
          { to: '/sport/armw/players', label: 'Players', count: 211 },
        ]}
      />
    </MemoryRouter>,
  );
  const tabs = within(screen.getByRole('navigation', { name: 'Arm Wrestling' }));
  expect(tabs.getByRole('link', { name: 'Players', current: 'page' })).toBeTruthy();
  expect(tabs.getByRole('link', { name: 'Events', current: false })).toBeTruthy();
});

test('a link out of the app tells nothing and vouches for nothing', () => {
  render(
    <MemoryRouter>
      <TextLink to="https://example.com/">source</TextLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'source' }).getAttribute('rel')).toBe(
    'noopener noreferrer nofollow ugc',
  );
});

test('the search box has its name, and clearing it keeps the focus', async () => {
  function Search() {
    const [text, setText] = useState('');
    return <SearchBox label="Search players" value={text} onChange={setText} />;
  }
  render(<Search />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search players' });
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await userEvent.type(box, 'dev');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
});

test('loading shows nothing for 150 ms', () => {
  jest.useFakeTimers();
  render(<LoadingState label="Loading players" />);
  const status = screen.getByRole('status');
  expect(status.getAttribute('aria-busy')).toBe('true');
  act(() => jest.advanceTimersByTime(149));
  expect(status.childElementCount).toBe(0);
  act(() => jest.advanceTimersByTime(1));
  expect(status.textContent).toBe('Loading players');
  jest.useRealTimers();
});

test.each([
  ['Devon Larratt', 'DL'],
  ['Juan de la Cruz', 'JC'],
  ['ann', 'A'],
  ['𝒜nn Lee', '𝒜L'],
  ['  ', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

describe('after a navigation', () => {
  test('the title of a page that hides it has the focus', () => {
    render(
      <main tabIndex={-1}>
        <HiddenTitle>Ann v Bea</HiddenTitle>
      </main>,
    );
    focusHeading();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Ann v Bea' }));
  });

  test('its heading has the focus', () => {
    render(
      <main tabIndex={-1}>
        <PageHeader title="Players" />
      </main>,
    );
    focusHeading();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Players' }));
  });

  test('a field of the new page that took the focus keeps it', () => {
    render(
      <main tabIndex={-1}>
        <PageHeader title="Players" />
        <SearchBox label="Search players" value="" onChange={() => undefined} autoFocus />
      </main>,
    );
    focusHeading();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});
