import { newIdOf } from '@test/support/newIdOf';
import type { Firestore } from 'firebase-admin/firestore';
import type { CommandBody } from '@/model/proposals/command';
import { deltaId, type UserId } from '@/model/ids';
import { send, type ContractUser, type ContractWorld } from '@test/backend/contractWorld';
import { pick, randomFrom } from '../../../scripts/base/random';
import { followOpen } from './serverFollows';

interface Refused {
  readonly body: CommandBody;
  readonly code: unknown;
  readonly message: string;
}

export interface MixedActs {
  readonly refused: readonly Refused[];
  readonly expected: ReadonlyMap<UserId, { readonly written: number; readonly open: number }>;
}

interface Open {
  readonly id: string;
  readonly author: UserId;
}

type Step = 'propose' | 'change' | 'reply' | 'withdraw' | 'reject' | 'apply';

const stepsOfAuthors: readonly Step[] = [
  'propose',
  'propose',
  'propose',
  'change',
  'reply',
  'withdraw',
  'withdraw',
];
const stepsOfModerators: readonly Step[] = [
  ...stepsOfAuthors,
  'reject',
  'reject',
  'reject',
  'apply',
  'apply',
];

/**
 * Makes this many acts of all kinds on all devices at once, each device one after the other, while the server counts
 * open proposals. Only one device at a time acts on an open proposal, so only the counter could refuse an act.
 */
export async function mixActs(
  world: ContractWorld,
  db: Firestore,
  { devices, moderator, acts }: { devices: readonly ContractUser[]; moderator: UserId; acts: number },
): Promise<MixedActs> {
  const random = randomFrom(37);
  const open: Open[] = [];
  const refused: Refused[] = [];
  const written = new Map<UserId, number>();
  let begun = 0;

  const take = (fits: (one: Open) => boolean): Open | undefined => {
    const taken = pick(open.filter(fits), random);
    if (taken) open.splice(open.indexOf(taken), 1);
    return taken;
  };
  const act = async (device: ContractUser, number: number): Promise<void> => {
    const steps = device.uid === moderator ? stepsOfModerators : stepsOfAuthors;
    const step = pick(steps, random) ?? 'propose';
    const taken =
      step === 'propose'
        ? undefined
        : take(({ author }) => (author === device.uid) === !['reject', 'apply'].includes(step));
    const one = taken ?? { id: newIdOf(`d${number}`), author: device.uid };
    const body = await bodyOf(world, one.id, taken === undefined ? 'propose' : step, number);
    try {
      await send(device, body);
    } catch (error) {
      const { code, message } = error as { code: unknown; message: string };
      // A fast machine may exceed an account's pace, which the server refuses for a while.
      if (code !== 'resource-exhausted') refused.push({ body, code, message });
      if (taken) open.push(taken);
      return;
    }
    const counts = body.kind === 'upsertDelta' || body.kind === 'reply';
    if (!counts) return;
    written.set(device.uid, (written.get(device.uid) ?? 0) + 1);
    open.push(one);
  };

  const stopFollowing = followOpen(db);
  await Promise.all(
    devices.map(async (device) => {
      while (begun < acts) {
        begun += 1;
        await act(device, begun);
      }
    }),
  );
  await stopFollowing();
  const openOf = (uid: UserId) => open.filter(({ author }) => author === uid).length;
  const accounts = new Set(devices.map(({ uid }) => uid));
  const expected = [...accounts].map(
    (uid) => [uid, { written: written.get(uid) ?? 0, open: openOf(uid) }] as const,
  );
  return { refused, expected: new Map(expected) };
}

async function bodyOf(world: ContractWorld, id: string, step: Step, number: number): Promise<CommandBody> {
  const read = async () => Number((await world.read('delta', id))?.['timestamp']);
  const proposal = (name: string) =>
    ({ collection: 'player', docId: '', field: '', value: { name: `${name} ${id}` } }) as const;
  switch (step) {
    case 'propose':
      return { kind: 'upsertDelta', deltaId: deltaId(id), proposal: proposal('Ann'), basedOn: null };
    case 'change':
      return {
        kind: 'upsertDelta',
        deltaId: deltaId(id),
        proposal: { ...proposal('Anna'), note: `Version ${number}` },
        basedOn: await read(),
      };
    case 'reply':
      return { kind: 'reply', about: deltaId(id), text: 'See the video' };
    case 'withdraw':
      return {
        kind: 'deleteDelta',
        deltaId: deltaId(id),
        basedOn: { status: 'new', timestamp: await read() },
      };
    case 'reject':
      return { kind: 'rejectDelta', deltaId: deltaId(id), reason: 'No source', basedOn: await read() };
    case 'apply':
      return { kind: 'applyDeltas', deltaIds: [deltaId(id)], basedOn: { [id]: await read() } };
  }
}
