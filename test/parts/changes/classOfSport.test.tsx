/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { eventId, sportId } from '@/model/ids';
import { anyChoice, type Sport } from '@/model/sports';
import { ChangeRow } from '@/parts/changes/ChangeRow';
import { ProposalTable } from '@/parts/changes/ProposalTable';
import { viewProposal } from '@/wiki/records/proposalSelectors';
import { armWrestling, delta, event, match } from '@test/support/factories';
import { screens } from '@test/support/screens';

const wrestling: Sport = {
  ...armWrestling,
  id: sportId('mas'),
  name: 'Mas-Wrestling',
  choices: [
    { path: 'weight', label: 'Class', all: 'All', codes: [{ code: '105kg', label: 'Up to 105 kg' }] },
  ],
};
const cup = event('cup', { sport: { id: wrestling.id } });
const bout = match('bout', { event: { id: eventId('cup'), date: cup.date, sport: cup.sport } });
const change = delta('d1', {
  collection: 'match',
  docId: 'bout',
  field: 'weight',
  value: '105kg',
  base: null,
  status: 'applied',
});
const rows = { events: [cup], matches: [bout], deltas: [change], sports: [wrestling] };

test.each([
  ['a proposal', <ProposalTable view={viewProposal(change, bout)} name="Ann v Bea" />],
  ['a history', <ChangeRow id="d1" />],
])('%s labels a class as the sport of its match does', (_name, shown) => {
  screens(rows).show(shown);
  expect(screen.getByText('Up to 105 kg')).toBeTruthy();
  expect(screen.queryByText(/Light Heavyweight/)).toBeNull();
});

test('without a sport a code has a label only if all sports agree on it', () => {
  expect(anyChoice([armWrestling], 'weight', '105kg')?.path).toBe('weight');
  expect(anyChoice([armWrestling, wrestling], 'weight', '105kg')).toBeUndefined();
  expect(anyChoice([armWrestling, wrestling], 'arm', 'R')?.path).toBe('arm');
});
