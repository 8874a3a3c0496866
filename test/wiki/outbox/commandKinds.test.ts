import { preferencesSlice } from '@/wiki/preferences/preferencesSlice';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { outboxSlice } from '@/wiki/outbox/outboxSlice';
import { isTaken, settlement } from '@/wiki/outbox/commandKinds';
import { agreementSlice } from '@/wiki/site/agreementSlice';
import { sessionSlice } from '@/wiki/session/sessionSlice';
import type { CommandBody } from '@/model/proposals/command';
import type { Delta } from '@/model/proposals/delta';
import { deltaId, eventId, userId } from '@/model/ids';
import { reportId } from '@/model/privacy/report';
import type { Event, Match } from '@/model/records/records';
import { command, upsert } from '@test/support/commands';
import { delta, event, match, profile } from '@test/support/factories';

const init = { type: 'init' };
const base = (docs: {
  deltas?: readonly Delta[];
  events?: readonly Event[];
  matches?: readonly Match[];
  name?: string;
  agreed?: number;
}) => ({
  agreement: agreementSlice.reducer(
    undefined,
    agreementSlice.actions.arrived({
      uid: userId('editor'),
      agreement: docs.agreed === undefined ? undefined : { version: docs.agreed, at: 1 },
    }),
  ),
  outbox: outboxSlice.reducer(undefined, init),
  session: sessionSlice.reducer(undefined, init),
  preferences: preferencesSlice.reducer(undefined, init),
  deltas: deltasSlice.reducer(undefined, deltasSlice.actions.reset({ scope: 's', docs: docs.deltas ?? [] })),
  matches: matchesSlice.reducer(
    undefined,
    matchesSlice.actions.reset({ scope: 's', docs: docs.matches ?? [] }),
  ),
  players: playersSlice.reducer(undefined, playersSlice.actions.reset({ scope: 's', docs: [] })),
  events: eventsSlice.reducer(undefined, eventsSlice.actions.reset({ scope: 's', docs: docs.events ?? [] })),
  profiles: profilesSlice.reducer(
    undefined,
    profilesSlice.actions.reset({
      scope: 's',
      docs: docs.name ? [profile('editor', { name: docs.name })] : [],
    }),
  ),
});

const d1 = deltaId('d1');
const e1 = eventId('e1');
const remove: CommandBody = {
  kind: 'deleteDelta',
  deltaId: d1,
  basedOn: { status: 'new', timestamp: 1_000 },
};
const reject: CommandBody = { kind: 'rejectDelta', deltaId: d1, reason: 'no', basedOn: 1_000 };
const apply: CommandBody = {
  kind: 'applyDeltas',
  deltaIds: [d1, deltaId('d2')],
  basedOn: { d1: null, d2: 500 },
};
const proposed = upsert('d1').body;
const over = upsert('d1', {}, 1_000).body;
const removeMatch: CommandBody = {
  kind: 'deleteRecord',
  collection: 'match',
  id: 'm1',
  basedOn: 1_000,
};
const waits = undefined;

test.each<[string, CommandBody, Parameters<typeof base>[0], object | undefined]>([
  ['upsert: not there yet', proposed, {}, waits],
  ['upsert: there as proposed', proposed, { deltas: [delta('d1')] }, { timestamp: 1_000 }],
  ['upsert: still the version it overwrote', over, { deltas: [delta('d1', { value: 'Old' })] }, waits],
  ['upsert: already as wanted', over, { deltas: [delta('d1')] }, { timestamp: 1_000 }],
  ['upsert: with another note', over, { deltas: [delta('d1', { note: 'x' })] }, waits],
  [
    'upsert: its own later version',
    over,
    { deltas: [delta('d1', { timestamp: 2_000 })] },
    { timestamp: 2_000 },
  ],
  ['upsert: overwritten later', over, { deltas: [delta('d1', { timestamp: 3_000, value: 'Else' })] }, {}],
  ['delete: still there', remove, { deltas: [delta('d1')] }, waits],
  ['delete: gone', remove, {}, {}],
  ['delete: decided', remove, { deltas: [delta('d1', { status: 'applied' })] }, {}],
  ['reject: still new', reject, { deltas: [delta('d1')] }, waits],
  ['reject: decided', reject, { deltas: [delta('d1', { status: 'rejected' })] }, {}],
  ['reject: gone', reject, {}, {}],
  ['apply: one still new', apply, { deltas: [delta('d1'), delta('d2', { status: 'applied' })] }, waits],
  ['apply: all decided or gone', apply, { deltas: [delta('d1', { status: 'applied' })] }, {}],
  ['apply: a problem', apply, { deltas: [delta('d1', { problemAt: 600 })] }, {}],
  ['apply: the problem known before', apply, { deltas: [delta('d2', { problemAt: 500 })] }, waits],
  ['approve: not yet', { kind: 'approveEvent', eventId: e1 }, { events: [event('e1', { valid: 0 })] }, waits],
  ['approve: valid', { kind: 'approveEvent', eventId: e1 }, { events: [event('e1')] }, {}],
  ['approve: gone', { kind: 'approveEvent', eventId: e1 }, {}, {}],
  [
    'delete event: there',
    { kind: 'deleteRecord', collection: 'event', id: e1 },
    { events: [event('e1')] },
    waits,
  ],
  ['delete event: gone', { kind: 'deleteRecord', collection: 'event', id: e1 }, {}, {}],
  [
    'delete event: as it was',
    { kind: 'deleteRecord', collection: 'event', id: e1, basedOn: 1_000 },
    { events: [event('e1')] },
    waits,
  ],
  [
    'delete event: restored since',
    { kind: 'deleteRecord', collection: 'event', id: e1, basedOn: 999 },
    { events: [event('e1')] },
    {},
  ],
  ['delete match: as it was', removeMatch, { matches: [match('m1')] }, waits],
  ['delete match: gone', removeMatch, {}, {}],
  ['delete match: restored since', removeMatch, { matches: [match('m1', { updatedAt: 1_001 })] }, {}],
  ['delete player: gone', { kind: 'deleteRecord', collection: 'player', id: 'p1' }, {}, {}],
  [
    'approve: as it was',
    { kind: 'approveEvent', eventId: e1, basedOn: 1_000 },
    { events: [event('e1', { valid: 0 })] },
    waits,
  ],
  [
    'approve: reverted since',
    { kind: 'approveEvent', eventId: e1, basedOn: 999 },
    { events: [event('e1', { valid: 0 })] },
    {},
  ],
  ['close report: at once', { kind: 'closeReport', reportId: reportId('r1') }, {}, {}],
  ['restore: asked', { kind: 'restore', act: 'a1' }, {}, {}],
  ['profile: another name', { kind: 'saveProfile', name: 'Edda' }, { name: 'Ed' }, waits],
  ['role: at once', { kind: 'grantRole', email: 'a@b', uid: 'a' }, {}, {}],
  [
    'ban: at once',
    { kind: 'ban', uid: 'ed', openDeltas: 'keep', appliedDeltas: 'keep', reason: 'Spam' },
    {},
    {},
  ],
  ['device: at once', { kind: 'saveDevice', token: 't', wanted: true }, {}, {}],
  ['agreement: an older one', { kind: 'agree', version: 2 }, { agreed: 1 }, waits],
  ['agreement: this one', { kind: 'agree', version: 2 }, { agreed: 2 }, {}],
  ['profile: the name', { kind: 'saveProfile', name: 'Edda' }, { name: 'Edda' }, {}],
])('an acknowledged command ends when the base shows what became of it: %s', (_, body, docs, end) => {
  expect(settlement(command('c1', { body, state: 'acknowledged' }), base(docs))).toEqual(end);
});

test.each<[string, Partial<Delta> | undefined, number | null, boolean]>([
  ['not there', undefined, null, false],
  ['there as proposed', {}, null, true],
  ['there with another value', { value: 'Else' }, null, false],
  [
    'there with another value, which a moderator put in its place',
    { status: 'applied', value: 'Else', amended: { proposed: 'A better name', by: userId('mod') } },
    null,
    true,
  ],
  ["somebody else's", { author: userId('somebody') }, null, false],
  ['rejected since', { status: 'rejected' }, null, true],
  ['rejected since, a later version', { status: 'rejected', timestamp: 2_000 }, 1_000, true],
  ['rejected before it was overwritten', { status: 'rejected' }, 1_000, false],
])('what was tried without an answer is taken or not: %s', (_, fields, basedOn, taken) => {
  const tried = { ...upsert('d1', {}, basedOn), attempts: 1 };
  const state = base({ deltas: fields ? [delta('d1', fields)] : [] });
  expect(isTaken(tried, state)).toBe(taken);
  expect(isTaken({ ...tried, attempts: 0 }, state)).toBe(false);
});
