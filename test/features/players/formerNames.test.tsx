/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { page } from '@/features/players/PlayerPage';
import type { DateString } from '@/model/dates';
import { player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const jane = player('jane', {
  name: 'Jane Doe',
  aliases: ['JD'],
  spellings: ['Jane 2–4 ‼'],
  formerNames: [
    { name: 'J. Major', until: '2015-01-01' as DateString },
    { name: 'Jane Roe', until: '2021-03-04' as DateString },
  ],
});

test('the page of a player tells former names with their days, the last one first, apart from other names', async () => {
  screens({ players: [jane] }).show(<page.Component id="jane" />);
  await screen.findByRole('heading', { name: 'Jane Doe' });
  expect(screen.getByText(/until 4 Mar 2021: Jane Roe/).textContent).toMatch(
    /until 4 Mar 2021: Jane Roe.*until 1 Jan 2015: J\. Major/,
  );
  expect(screen.getByText('Also JD')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit former names' })).toBeNull();
});

test('editors may correct them', async () => {
  screens({ players: [jane] }, { uid: 'editor' }).show(<page.Component id="jane" />);
  expect(await screen.findByRole('button', { name: 'Edit former names' })).toBeTruthy();
});
