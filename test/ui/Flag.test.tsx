/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { countryCodes } from '@/model/schema/countries';
import { Country } from '@/parts/records/Country';
import { Flag } from '@/ui/Flag';

// Before the first flag, as in a page that the server has filled in.
beforeAll(() => {
  document.body.innerHTML = '<img src="data:image/svg+xml,x" data-flag="/flags/SE.svg" alt="">';
});

test('every country has a flag in the package that the site takes them from', () => {
  const folder = join(process.cwd(), 'node_modules/country-flag-icons/3x2');
  expect(countryCodes.filter((code) => !existsSync(join(folder, `${code}.svg`)))).toEqual([]);
});

test('a country has its flag, and without one its name alone', () => {
  const { container, rerender } = render(<Country stored="TR" />);
  const flag = () => container.querySelector('img');
  expect(flag()?.getAttribute('src')).toBe('/flags/TR.svg');
  expect(flag()?.getAttribute('alt')).toBe('');
  fireEvent.error(flag()!);
  expect(flag()).toBeNull();
  expect(screen.getByText('Türkiye')).toBeTruthy();
  rerender(<Country stored="GB-SCT" />);
  expect(flag()?.getAttribute('src')).toBe('/flags/GB-SCT.svg');
  expect(screen.getByText('Scotland')).toBeTruthy();
  rerender(<Country stored="Atlantis" />);
  expect(flag()).toBeNull();
});

test('a list keeps the place of a flag that is missing or does not load', () => {
  const { container, rerender } = render(<Flag src="/flags/TR.svg" keepsPlace />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(container.querySelectorAll('span')).toHaveLength(1);
  rerender(<Flag src={undefined} keepsPlace />);
  expect(container.querySelectorAll('span')).toHaveLength(1);
});

test('a flag that came with the page is shown again without a request', () => {
  const { container } = render(<Flag src="/flags/SE.svg" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('data:image/svg+xml,x');
});
