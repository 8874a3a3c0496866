import { deltaId } from '@/model/ids';
import { reportId } from '@/model/privacy/report';
import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { send, type ContractUser } from '@test/backend/contractWorld';
import { keepFigures } from '../../../../functions/src/clock/keepFigures';
import { sendDigests } from '../../../../functions/src/react/news/sendDigests';
import { event, longAgo, world as records } from '../../documents';
import type { AddressWorld } from './worldOfAddress';
import { newIdOf } from '@test/support/newIdOf';

export const dayMs = 24 * 60 * 60_000;

export interface Cast {
  readonly una: ContractUser;
  readonly moderator: ContractUser;
  readonly second: ContractUser;
  readonly admin: ContractUser;
}

const propose = (id: string, docId: string) =>
  ({
    kind: 'upsertDelta',
    deltaId: deltaId(newIdOf(id)),
    proposal: {
      collection: 'event',
      ...{ docId, field: 'youtube', value: 'dQw4w9WgXcQ', base: null },
      ...{ note: 'It was streamed', source: 'https://source.example' },
    },
    basedOn: null,
  }) as const;
const apply = (...ids: readonly string[]) =>
  ({
    kind: 'applyDeltas',
    deltaIds: ids.map((id) => deltaId(newIdOf(id))),
    basedOn: Object.fromEntries(ids.map((id) => [newIdOf(id), null])),
  }) as const;
const reply = (text: string) => ({ kind: 'reply', about: deltaId(newIdOf('d1')), text }) as const;
const ban = (uid: string) =>
  ({ kind: 'ban', uid, openDeltas: 'reject', appliedDeltas: 'keep', reason: 'Invents names' }) as const;

/** The life of an account without its deletion: all its acts, and everything done with it, by clients and functions. */
export async function live(world: AddressWorld, cast: Cast): Promise<void> {
  await settings(world, cast);
  await proposals(world, cast);
  await reports(cast);
  await sanctions(world, cast);
  await mails(world);
}

async function settings({ store }: AddressWorld, { una }: Cast): Promise<void> {
  const events = Object.fromEntries(['e1', 'e2', 'e3', 'e4'].map((id) => [`event/${id}`, event()]));
  const needed = { ...defaultTrustSettings.needed, videoLink: 2 };
  const quick = { days: 1, deciders: 1, accountDays: 1, probation: 1, closeAudit: 1 };
  await store.put({
    ...records,
    ...events,
    'setting/trust': { ...defaultTrustSettings, on: true, needed, ...quick },
  });
  // Trust needs an account of some age.
  await store.db.doc(`profile/${una.uid}`).update({ since: longAgo });
  await send(una, { kind: 'saveDigest', rhythm: 'daily', language: 'en' });
  await send(una, { kind: 'saveDevice', token: 'phone', wanted: true });
  await send(una, { kind: 'agree', version: 1 });
  await una.backend.ask({
    kind: 'saveWatches',
    uid: una.uid,
    watches: { marks: { 'player/p1': { at: 1, on: true } }, seen: 0 },
  });
}

async function proposals({ store, settle }: AddressWorld, { una, moderator, second }: Cast): Promise<void> {
  await send(una, propose('d1', 'e1'));
  await send(una, propose('d2', 'e2'));
  await settle();
  await send(moderator, reply('Where from?'));
  await send(una, reply('From the organiser'));
  await settle();
  await send(moderator, apply('d1', 'd2'));
  await settle();
  await send(una, propose('d3', 'e3'));
  await settle();
  expect(await store.get(`delta/${newIdOf('d3')}`)).toMatchObject({ status: 'applied', decidedBy: 'trust' });
  await send(second, { kind: 'revert', deltas: [newIdOf('d1')], note: 'Another event' });
  await settle();
  expect(await store.get(`delta/${newIdOf('d1')}`)).toMatchObject({ reverted: { by: second.uid } });
  await send(una, propose('d4', 'e4'));
  await settle();
}

async function reports({ una }: Cast): Promise<void> {
  const about = {
    collection: 'player',
    docId: 'p1',
    seen: 0,
    text: 'The year is wrong, it was 1990',
  } as const;
  const taken = { outcome: 'taken' };
  expect(
    await una.backend.ask({ kind: 'report', report: { ...about, id: reportId(newIdOf('r1')) } }),
  ).toEqual(taken);
}

async function sanctions({ settle }: AddressWorld, { una, moderator, admin }: Cast): Promise<void> {
  await send(una, { kind: 'saveProfile', name: 'Una Later' });
  await send(moderator, { kind: 'raiseLimit', uid: una.uid, more: 5, until: Date.now() + dayMs });
  await send(moderator, ban(una.uid));
  await settle();
  await send(moderator, { kind: 'unban', uid: una.uid });
  await send(moderator, { kind: 'resetProfile', uid: una.uid });
  await send(admin, { kind: 'grantRole', email: una.email, uid: una.uid });
  await settle();
  await send(admin, { kind: 'takeRole', email: una.email, uid: una.uid });
  await settle();
}

async function mails({ store: { db }, auth }: AddressWorld): Promise<void> {
  const hasTime = () => true;
  // News of this moment belongs to the next digest.
  const now = () => Date.now() + 2 * 60_000;
  await keepFigures(db, Date.now() + dayMs, hasTime);
  expect(await sendDigests({ ...{ db, auth, now, hasTime }, origin: 'https://wiki.example' })).toMatchObject({
    mails: 1,
  });
}
