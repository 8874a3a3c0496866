/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { page } from '@/features/import/ImportPage';
import { event } from '@test/support/factories';
import { screens } from '@test/support/screens';

const Import = page.Component;
const description = () => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;

test('the page of a sport has its title and says what it is for', async () => {
  screens({}).show(<Import id="armw" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Import a table' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Import a table/));
  expect(description()).toMatch(/spreadsheet/i);
});

test('that of a sport that nobody defined is not found, by its title too', async () => {
  screens({}).show(<Import id="nothing" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Page not found/));
});

test('an event of another sport than its address says is not found, by its title too', async () => {
  const { show } = screens({ events: [event('e1')] });
  show(<Import id="chess" eventId="e1" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Page not found/));
});
