/** @jest-environment jsdom */
import { ChangeRow } from '@/parts/changes/ChangeRow';
import { ProposalTable } from '@/parts/changes/ProposalTable';
import { ChangeLine } from '@/features/moderation/queue/ChangeLine';
import { viewProposal } from '@/wiki/records/proposalSelectors';
import { delta, event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const kim = (id: string) => ({ id, name: 'Kim Lee' });
const bout = match('bout', { player1: kim('kim1') as never });
const change = delta('d1', {
  collection: 'match',
  docId: 'bout',
  field: 'player1',
  value: kim('kim2'),
  base: kim('kim1'),
  before: kim('kim1'),
});
const countries = { kim1: 'KR', kim2: 'US' };
const players = Object.entries(countries).map(([id, country]) => player(id, { name: 'Kim Lee', country }));
const rowsWith = (status: 'new' | 'applied') => ({
  events: [event('e1')],
  players,
  matches: [bout],
  deltas: [{ ...change, status }],
});

test.each([
  ['the queue', 'new', <ChangeLine id="d1" />],
  ['a proposal', 'new', <ProposalTable view={viewProposal(change, bout)} name="Kim Lee v Bob" />],
  ['a history', 'applied', <ChangeRow id="d1" />],
] as const)('in %s a player and the namesake who replaces them are told apart', (_name, status, shown) => {
  const { container } = screens(rowsWith(status)).show(shown);
  expect(container.textContent).toMatch(/Kim Lee \(South Korea\).*Kim Lee \(United States\)/);
});

test('another name needs nothing beside it', () => {
  const other = { ...change, value: { id: 'kim2', name: 'Ann Ash' } };
  const { container } = screens({ ...rowsWith('new'), deltas: [other] }).show(<ChangeLine id="d1" />);
  expect(container.textContent).not.toContain('South Korea');
});
