/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { countryCodes } from '@/model/schema/countries';
import { Country } from '@/parts/records/Country';

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
