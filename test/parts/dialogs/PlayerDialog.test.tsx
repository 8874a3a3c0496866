/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PlayerDialog } from '@/parts/dialogs/PlayerDialog';
import { screens } from '@test/support/screens';

test('the form of a new player has no former names, other pages, misspellings or reason to hide', async () => {
  screens({}, { uid: 'editor' }).show(<PlayerDialog onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  const shown = [...dialog.querySelectorAll<HTMLElement>('[data-field]')].map(
    ({ dataset }) => dataset['field'],
  );
  expect(shown).toEqual(expect.arrayContaining(['name', 'aliases', 'country', 'gender', 'source']));
  for (const path of ['formerNames', 'sameAs', 'differentFrom', 'hidden', 'spellings'])
    expect(shown).not.toContain(path);
});
