/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { emptyDraft, type Draft } from '@/parts/drafts/draft';
import { StartField } from '@/parts/forms/StartField';

const drafts: Draft[] = [];

function Form({ stored = emptyDraft }: { readonly stored?: Draft }) {
  const [draft, setDraft] = useState(stored);
  return (
    <StartField
      label="Start time"
      draft={draft}
      onChange={(next) => {
        drafts.push(next);
        setDraft(next);
      }}
    />
  );
}

test('the time of the place keeps what its clocks show when the zone changes', () => {
  render(<Form />);
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.change(screen.getByLabelText('Start time'), { target: { value: '2026-11-28T18:00' } });
  fireEvent.change(screen.getByLabelText('Time zone of the place'), { target: { value: 'Europe/Warsaw' } });
  expect(drafts.at(-1)).toEqual({ kind: 'value', value: '2026-11-28T18:00+01:00[Europe/Warsaw]' });
  fireEvent.change(screen.getByLabelText('Start time'), { target: { value: '2026-07-04T20:00' } });
  expect(drafts.at(-1)).toEqual({ kind: 'value', value: '2026-07-04T20:00+02:00[Europe/Warsaw]' });
  fireEvent.change(screen.getByLabelText('Start time'), { target: { value: '' } });
  expect(drafts.at(-1)).toEqual(emptyDraft);
});

test('a time that the clocks of the place leave out cannot be proposed', () => {
  render(<Form />);
  fireEvent.change(screen.getByLabelText('Start time'), { target: { value: '2026-03-29T02:30' } });
  fireEvent.change(screen.getByLabelText('Time zone of the place'), { target: { value: 'Europe/Warsaw' } });
  expect(drafts.at(-1)).toEqual({ kind: 'unreadable', text: '2026-03-29T02:30' });
});

test('a stored start keeps its zone while its day and time are entered again', () => {
  render(<Form stored={{ kind: 'value', value: '2026-11-28T18:00+09:00[Asia/Tokyo]' }} />);
  fireEvent.change(screen.getByLabelText('Start time'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Start time'), { target: { value: '2026-11-28T19:00' } });
  expect(drafts.at(-1)).toEqual({ kind: 'value', value: '2026-11-28T19:00+09:00[Asia/Tokyo]' });
});
