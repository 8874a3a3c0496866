import { followInbox } from '@/features/inbox/inboxThunks';
import { agreeToTerms, sendWithoutTerms } from '@/features/site/agreementThunks';
import { userId } from '@/model/ids';
import type { SiteFacts } from '@/model/operating/siteFacts';
import { applyDeltas } from '@/wiki/proposals/deltasThunks';
import { sendReply } from '@/wiki/proposals/sendReply';
import { selectUnagreedCount } from '@/wiki/outbox/agreement';
import { agreementActions } from '@/wiki/site/agreementSlice';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { allAnswered, client, useFakeTime, type ClientOptions } from '@test/support/client';
import { upsert } from '@test/support/commands';
import { event } from '@test/support/factories';
import { FakeServer } from '@test/support/fakeServer';

useFakeTime();

const site = (version: number): SiteFacts => ({
  operator: { name: 'Armwiki e.V.' },
  terms: { version, licence: { name: 'CC BY-SA 4.0' } },
});

const wiki = () => {
  const server = new FakeServer();
  server.set('event', event('e1'), event('e2'));
  return server;
};

async function editor(options: ClientOptions) {
  const c = await client({ uid: 'editor', ...options });
  const uid = userId('editor');
  c.dispatch(followInbox(uid));
  c.follows({ kind: 'events' }, { kind: 'ownDeltas', uid });
  await allAnswered();
  return { ...c, asked: () => selectUnagreedCount(c.state()) };
}

test('the first proposal waits until its author agrees, and is then sent after the agreement', async () => {
  const server = wiki();
  const c = await editor({ server, site: site(1) });
  const id = c.renames('e1', 'Spring Cup') ?? '';
  await allAnswered();
  expect([c.asked(), c.eventName('e1')]).toEqual([1, 'Spring Cup']);
  expect(server.delta(id)).toBeUndefined();
  c.dispatch(agreeToTerms(1));
  expect(c.asked()).toBe(0);
  await allAnswered();
  expect(server.delta(id)).toBeDefined();
  expect(server.get('user', 'editor')).toMatchObject({ terms: 1, termsAt: expect.any(Number) });
  expect(c.waiting()).toEqual([]);
  c.renames('e2', 'Autumn Cup');
  expect(c.asked()).toBe(0);
  await allAnswered();
  expect(c.waiting()).toEqual([]);
});

test('without a network one can agree; both are sent when there is one again, also after a restart', async () => {
  const server = wiki();
  const first = await editor({ server, site: site(1) });
  first.backend.setOnline(false);
  const id = first.renames('e1', 'Spring Cup') ?? '';
  first.dispatch(agreeToTerms(1));
  await allAnswered();
  await first.flush();
  first.close();
  const second = await editor({ server, site: site(1), device: first.device, hints: first.hints });
  expect(second.asked()).toBe(0);
  await second.wait(60_000);
  expect(server.delta(id)).toBeDefined();
});

test('who agreed on another device is not asked, and a new version asks once more', async () => {
  const server = wiki();
  const phone = await editor({ server, site: site(1) });
  phone.renames('e1', 'Spring Cup');
  phone.dispatch(agreeToTerms(1));
  await allAnswered();
  const desk = await editor({ server, site: site(1) });
  desk.renames('e2', 'Autumn Cup');
  expect(desk.asked()).toBe(0);
  await allAnswered();
  expect(desk.waiting()).toEqual([]);
  const later = await editor({ server, site: site(2) });
  later.renames('e2', 'Winter Cup');
  await allAnswered();
  expect([later.asked(), later.waiting()]).toEqual([1, ['upsertDelta queued']]);
});

test('nobody is asked before it is known what they agreed to, and nothing is sent meanwhile', async () => {
  const server = wiki();
  const c = await client({ server, uid: 'editor', site: site(1) });
  c.follows({ kind: 'events' });
  await allAnswered();
  c.renames('e1', 'Spring Cup');
  await allAnswered();
  expect([selectUnagreedCount(c.state()), c.waiting()]).toEqual([0, ['upsertDelta queued']]);
  c.dispatch(followInbox(userId('editor')));
  await allAnswered();
  expect(selectUnagreedCount(c.state())).toBe(1);
});

test('what was queued while the site had no terms goes through unasked', async () => {
  const server = wiki();
  const c = await editor({ server, site: site(1) });
  c.act(outboxActions.queued({ ...upsert('d1', { docId: 'e1' }), uid: userId('editor') }));
  await allAnswered();
  expect(c.asked()).toBe(0);
  expect(server.delta('d1')).toBeDefined();
});

test('replies and values that a moderator writes ask, decisions do not', async () => {
  const server = wiki();
  const author = await editor({ server });
  const id = author.renames('e1', 'Spring Cup') ?? '';
  await allAnswered();
  const options = { server, uid: 'moderator', moderator: true, site: site(1) };
  const c = await client(options);
  c.dispatch(followInbox(userId('moderator')));
  c.follows({ kind: 'events' }, { kind: 'queue' });
  await allAnswered();
  const terms = () => c.state().outbox.commands.map((command) => [command.body.kind, command.terms]);
  const [delta] = c.queue();
  if (delta === undefined) throw new Error('Expected a proposal in the queue');
  c.dispatch(sendReply(delta, 'Where from?'));
  c.dispatch(applyDeltas([delta], { amend: { [id]: 'Spring Open' } }));
  expect(terms()).toEqual([
    ['reply', 1],
    ['applyDeltas', 1],
  ]);
  c.dispatch(applyDeltas([delta]));
  expect(terms().at(-1)).toEqual(['applyDeltas', undefined]);
});

test('a site that gives its terms up sends what waited for them', async () => {
  const server = wiki();
  const first = await editor({ server, site: site(1) });
  const id = first.renames('e1', 'Spring Cup') ?? '';
  await allAnswered();
  await first.flush();
  first.close();
  const second = await editor({ server, device: first.device, hints: first.hints });
  expect(second.asked()).toBe(1);
  second.dispatch(sendWithoutTerms());
  await allAnswered();
  expect(server.delta(id)).toBeDefined();
});

test('who agrees while the inbox is broken is believed: what waited goes, and nothing asks again', async () => {
  const server = wiki();
  const uid = userId('editor');
  const c = await client({ server, uid: 'editor', site: site(1) });
  c.follows({ kind: 'events' }, { kind: 'ownDeltas', uid });
  c.act(agreementActions.unanswered(uid));
  await allAnswered();
  const id = c.renames('e1', 'Spring Cup') ?? '';
  expect(selectUnagreedCount(c.state())).toBe(1);
  c.dispatch(agreeToTerms(1));
  await allAnswered();
  expect(server.delta(id)).toBeDefined();
  await c.wait(60_000);
  const next = c.renames('e2', 'Autumn Cup') ?? '';
  expect(selectUnagreedCount(c.state())).toBe(0);
  await allAnswered();
  expect(server.delta(next)).toBeDefined();
});

test('commands that wait for a withdrawn version are sent once their author agrees to the present one', async () => {
  const server = wiki();
  const first = await editor({ server, site: site(10) });
  const id = first.renames('e1', 'Spring Cup') ?? '';
  await allAnswered();
  await first.flush();
  first.close();
  const second = await editor({ server, site: site(1), device: first.device, hints: first.hints });
  expect(second.asked()).toBe(1);
  second.dispatch(agreeToTerms(1));
  await allAnswered();
  expect([second.asked(), second.waiting()]).toEqual([0, []]);
  expect(server.delta(id)).toBeDefined();
});
