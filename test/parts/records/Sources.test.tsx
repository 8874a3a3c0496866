/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Sources } from '@/parts/records/Sources';

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
