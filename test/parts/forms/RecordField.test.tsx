/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { english } from '@/language/language';
import { findField } from '@/model/records/fields';
import type { Collection } from '@/model/schema/recordSchema';
import { draftProblem, emptyDraft, type Draft } from '@/parts/drafts/draft';
import { FieldInput } from '@/parts/forms/FieldInput';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { userId } from '@/model/ids';

const onDraft = jest.fn<void, [Draft]>();

function SameAs({ of }: { readonly of: Collection }) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const change = (next: Draft) => {
    setDraft(next);
    onDraft(next);
  };
  return <FieldInput field={findField(of, 'sameAs')!} sport="armw" draft={draft} onChange={change} />;
}

const proposed = delta('zoe', {
  collection: 'player',
  docId: '',
  field: '',
  value: { name: 'Zoe Zeal' },
  author: userId('editor'),
});
const rows = {
  players: [player('ann', { name: 'Ann Ash' })],
  events: [event('cup', { name: 'Village Cup' })],
  matches: [match('m1')],
  deltas: [proposed],
};

test.each([
  ['player', 'Ann Ash', 'ann'],
  ['event', 'Village Cup', 'cup'],
  ['match', 'm1', 'm1'],
] as const)('another %s is chosen among those that exist', async (of, typed, id) => {
  screens(rows, { uid: 'editor' }).show(<SameAs of={of} />);
  const input = await screen.findByRole('combobox');
  await userEvent.type(input, typed);
  expect(onDraft).toHaveBeenLastCalledWith({ kind: 'value', value: id });
  await userEvent.type(input, ' Gone');
  expect(onDraft).toHaveBeenLastCalledWith({ kind: 'unreadable', text: `${typed} Gone` });
  expect(draftProblem(english.t, findField(of, 'sameAs')!, onDraft.mock.lastCall![0], [])).toContain(
    'choose an existing record',
  );
  await userEvent.clear(input);
  expect(onDraft).toHaveBeenLastCalledWith(emptyDraft);
});

test('one that is only proposed is none', async () => {
  screens(rows, { uid: 'editor' }).show(<SameAs of="player" />);
  await userEvent.type(await screen.findByRole('combobox'), 'Zoe Zeal');
  expect(onDraft).toHaveBeenLastCalledWith({ kind: 'unreadable', text: 'Zoe Zeal' });
});

test.each(['event', 'match'] as const)(
  'of the date of %s the day is known if nothing else is chosen',
  (of) => {
    const field = findField(of, 'datePrecision')!;
    screens(rows).show(<FieldInput field={field} sport="armw" draft={emptyDraft} onChange={onDraft} />);
    const known = screen.getByLabelText('How exact the date is');
    expect(
      within(known)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['The day', 'Only the month', 'Only the year']);
  },
);
