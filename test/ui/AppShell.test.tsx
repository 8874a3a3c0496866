/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { AppShell } from '@/ui/AppShell';

const labels = ['Home', 'Sports', 'Players', 'Rankings', 'Wiki Moderation', 'My Changes', 'About', 'Login'];
const nav = labels.map((label, at) => ({
  to: at === 0 ? '/' : `/${label.toLowerCase().replace(' ', '')}`,
  label,
  icon: <svg />,
  badge: { 'My Changes': 3, 'Wiki Moderation': 0 }[label],
}));

function show(at = '/') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <AppShell name="Armwiki" nav={nav} status="Offline" account={<button>Ann</button>} footer="Foot">
        <h1>Page</h1>
      </AppShell>
    </MemoryRouter>,
  );
}

test.each(labels)('the link %s is there exactly once, named by its label alone', (name) => {
  show();
  expect(screen.getAllByRole('link', { name })).toHaveLength(1);
});

test('there is one main, a banner, a labelled navigation and a status', () => {
  show();
  expect(within(screen.getByRole('main')).getByRole('heading')).toBeTruthy();
  expect(within(screen.getByRole('banner')).getByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Offline');
  expect(screen.getByRole('contentinfo').textContent).toBe('Foot');
});

test('the link of the current page says so', () => {
  show('/players');
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Players']);
});

test('a badge describes its link, and none is shown for nothing', () => {
  show();
  const describedBy = screen.getByRole('link', { name: 'My Changes' }).getAttribute('aria-describedby');
  expect(document.getElementById(describedBy ?? '')?.textContent).toBe('3 waiting');
  for (const name of ['Wiki Moderation', 'About']) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('aria-describedby'), link.nextElementSibling]).toEqual([null, null]);
  }
});

test('the skip link moves the focus to main and leaves the address alone', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
});

describe('More', () => {
  const more = () => screen.getByRole('button', { name: 'More' });
  const isOpen = () => more().getAttribute('aria-expanded') === 'true';

  test('opens and closes on each press', async () => {
    show();
    await userEvent.click(more());
    expect(isOpen()).toBe(true);
    await userEvent.click(more());
    expect(isOpen()).toBe(false);
  });

  test('closes on Escape and gives the focus back', async () => {
    show();
    await userEvent.click(more());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(more());
  });

  test('closes on a press elsewhere', async () => {
    show();
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('heading'));
    expect(isOpen()).toBe(false);
  });

  test('closes when one of its links is followed', async () => {
    show();
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('link', { name: 'About' }));
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('link', { name: 'About' }).getAttribute('aria-current')).toBe('page');
  });
});
