/** @jest-environment jsdom */
import { english, inUnit } from '@/language/language';
import type { Message } from '@/language/text';
import { matchId, userId } from '@/model/ids';
import { selectCommandName } from '@/parts/outbox/commandName';
import { weightUnitChosen } from '@/wiki/preferences/preferencesSlice';
import { leaveOvertaken } from '@/wiki/proposals/overtaken';
import { selectProposalName, selectRecordName } from '@/wiki/proposals/proposalSelectors';
import { upsert } from '@test/support/commands';
import type { Match } from '@/model/records/records';
import { matchLineOf } from '@/wiki/sports/matchLineOf';
import { armWrestling, delta, match } from '@test/support/factories';
import { screens } from '@test/support/screens';

const ofMatch = { collection: 'match', docId: 'm1', field: 'arm', value: 'L', base: 'R' } as const;
const decided = { status: 'applied', decidedBy: userId('other') } as const;
const rows = {
  matches: [match('m1', { weight: '105kg' })],
  deltas: [delta('d1', { ...ofMatch, ...decided })],
};

describe.each([
  ['kg', '105kg'],
  ['lb', '231 lb'],
] as const)('with weights in %s the name of a match', (unit, said) => {
  const open = () => {
    const world = screens(rows, { uid: 'mod', moderator: true });
    world.store.dispatch(weightUnitChosen(unit));
    return world;
  };
  const language = inUnit(english, unit);
  const lineOf = (of: Match) => matchLineOf(language.t, armWrestling, of);

  test('says its class so in proposals, filters and the outbox', () => {
    const state = open().state();
    for (const name of [
      selectProposalName(state, 'd1', lineOf),
      selectRecordName(state, 'match', matchId('m1'), lineOf),
      selectCommandName(state, upsert('d2', ofMatch), language),
    ])
      expect(name).toMatch(new RegExp(` · ${said}$`));
  });

  test('has no class in the notice of who was first, which outlives a change of language', () => {
    const world = open();
    expect(world.dispatch(leaveOvertaken([rows.deltas[0]!.id]))).toEqual([]);
    const [notice] = world.state().notices.notices;
    expect(english.t(notice?.message as Message)).toContain('Ann v Bea');
    expect(english.t(notice?.message as Message)).not.toContain(said);
  });
});
