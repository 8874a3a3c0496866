/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { SourcedText, Sources } from '@/parts/records/Sources';

test.each([
  ['https://www.example.org/', 'example.org'],
  ['https://example.org/results/2024/?page=2#x', 'example.org/results/2024'],
  ['https://example.org/%E5%A4%A7%E4%BC%9A', 'example.org/大会'],
  ['https://example.org/%E0%A4%A', 'example.org/%E0%A4%A'],
  [`https://example.org/${'a'.repeat(60)}`, `example.org/${'a'.repeat(39)}…`],
])('%s is read by its site and path', (address, text) => {
  render(
    <MemoryRouter>
      <Sources sources={[address, 'a friend']} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(address);
  expect(screen.getByText(/a friend/)).toBeTruthy();
});

test('a file of a repository is a link that names both, also within a note', () => {
  const file = 'github:someone/results@2b2e7011:matches.json';
  const { container } = render(
    <MemoryRouter>
      <Sources sources={[`${file} (dump of a site)`]} />
      <SourcedText text={`${file} has Ann 2-4 Bea`} />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe(
    'someone/results, matches.jsonsomeone/results, matches.json has Ann 2-4 Bea',
  );
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toBe('https://github.com/someone/results/blob/2b2e7011/matches.json');
});
