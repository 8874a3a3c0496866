import { proposeSplit } from '@/features/players/split/splitThunks';
import { assertNever } from '@/lib/assertNever';
import { tableValues } from '@/lib/table';
import { bundleId, deltaId, userId } from '@/model/ids';
import { draftOf } from '@/parts/drafts/draft';
import { proposeName } from '@/parts/dialogs/nameThunks';
import { selectOwnDeltaIds, selectQueueIds } from '@/wiki/deltas/deltasSelectors';
import { noWhy } from '@/wiki/editing/why';
import { restoreAct } from '@/wiki/history/restoreAct';
import { proposeBundleRevert } from '@/wiki/history/revertingCode';
import { applyDeltas, rejectDeltas, upsertDelta, withdrawDelta } from '@/wiki/proposals/deltasThunks';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { selectMatchIdsOfPlayer, selectPlayerIds, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { settle } from '../client';
import type { Step } from './steps';
import { moderator, restMs, visitor, type Device, type IdentityWorld } from './world';

let names = 0;
const newName = (): string => {
  names += 1;
  const letters = [...String(names)].map((digit) => 'bcdfghjklm'[Number(digit)] ?? 'n').join('a');
  return `Newman ${letters.charAt(0).toUpperCase()}${letters.slice(1)}o`;
};

const pickOf = <T>(items: readonly T[], which: number): T | undefined => items[which % items.length];

export async function happen(world: IdentityWorld, step: Step): Promise<void> {
  try {
    await act(world, step);
  } catch (error) {
    // Dialogs show these errors.
    if (!(error instanceof NotProposed) && typeof error !== 'string') throw error;
  }
  await settle(restMs);
}

async function act(world: IdentityWorld, step: Step): Promise<void> {
  const device = world.devices[step.device]!;
  const mod = world.devices[moderator]!;
  switch (step.kind) {
    case 'network':
      return device.setOnline(step.online);
    case 'reopen':
      device.close();
      return device.open();
    case 'wait':
      return settle(step.ms);
    case 'apply':
    case 'reject': {
      const id = pickOf(selectQueueIds(mod.state()), step.which);
      if (id === undefined) return;
      return mod.dispatch(step.kind === 'apply' ? applyDeltas([id]) : rejectDeltas([id], { reason: 'No.' }));
    }
    case 'apply all':
      return mod.dispatch(applyDeltas(selectQueueIds(mod.state())));
    case 'restore': {
      const deleted = applied(world).filter(({ value }) => value === null);
      const delta = pickOf(deleted, step.which);
      return delta && mod.dispatch(restoreAct(delta.id));
    }
    case 'undo bundle':
      return undo(world, device, step.which);
    default:
      if (step.device !== visitor) propose(device, step);
  }
}

/** Applied deltas have all fields of a stored proposal. */
const applied = ({ server }: IdentityWorld) =>
  server.all('delta').filter(({ status, field }) => status === 'applied' && field === '');

async function undo(world: IdentityWorld, device: Device, which: number): Promise<void> {
  const of = world.server
    .all('delta')
    .flatMap(({ status, bundle, author }) =>
      status === 'applied' && bundle !== undefined ? [[author, bundle].join(' ')] : [],
    );
  const [author, bundle] = pickOf([...new Set(of)], which)?.split(' ') ?? [];
  if (author === undefined || bundle === undefined || device.uid === undefined) return;
  const stop = device.client.scopes.follow({
    kind: 'bundle',
    author: userId(author),
    bundle: bundleId(bundle),
  });
  await settle(restMs);
  try {
    device.dispatch(proposeBundleRevert(author, bundle, 'Undone.'));
  } finally {
    stop();
  }
}

type Proposing = Extract<
  Step,
  {
    readonly kind: 'merge' | 'part' | 'split' | 'rename' | 'hide' | 'fact' | 'propose deletion' | 'withdraw';
  }
>;

function propose(device: Device, step: Proposing): void {
  const state = device.state();
  const id = pickOf(selectPlayerIds(state), step.which);
  if (id === undefined) return;
  switch (step.kind) {
    case 'merge': {
      const into = pickOf(selectPlayerIds(state), step.into);
      if (into === undefined || into === id) return;
      device.dispatch(
        upsertDelta({ collection: 'player', docId: id, field: 'sameAs', value: into, note: 'The same.' }),
      );
      return;
    }
    case 'part': {
      const said = pickOf(saidBy(device), step.which);
      if (said === undefined) return;
      device.dispatch(upsertDelta({ collection: 'player', docId: said, field: 'sameAs', value: null }));
      return;
    }
    case 'split': {
      const matches = selectMatchIdsOfPlayer(state, id).filter((_, at) => (step.moved >> at) % 2 === 1);
      const into = step.into === undefined ? undefined : pickOf(selectPlayerIds(state), step.into);
      if (matches.length === 0 || into === id) return;
      const other =
        into === undefined ? { newName: newName() } : { id: into, name: selectPlayerName(state, into) };
      return device.dispatch(proposeSplit({ player: id, matches, other, why: noWhy }));
    }
    case 'rename':
      device.dispatch(proposeName({ id, draft: draftOf(newName()), since: step.since, why: noWhy }));
      return;
    case 'hide': {
      // Lists do not contain hidden players.
      const docId = pickOf([...tableValues(state.players.rows)], step.which)?.id;
      if (docId === undefined) return;
      const value = step.hides ? true : null;
      device.dispatch(
        upsertDelta({ collection: 'player', docId, field: 'hidden', value, note: 'Asked for.' }),
      );
      return;
    }
    case 'fact':
    case 'propose deletion': {
      const docId = step.collection === 'player' ? id : pickOf(selectMatchIdsOfPlayer(state, id), step.which);
      if (docId === undefined) return;
      const fact =
        step.collection === 'player'
          ? { field: 'city', value: newName() }
          : { field: 'round', value: newName() };
      const edit = step.kind === 'fact' ? fact : { field: '', value: null, note: 'Never was.' };
      device.dispatch(upsertDelta({ collection: step.collection, docId, ...edit }));
      return;
    }
    case 'withdraw': {
      const own = pickOf(selectOwnDeltaIds(state), step.which);
      return own && device.dispatch(withdrawDelta(deltaId(own)));
    }
    default:
      assertNever(step, 'step');
  }
}

const saidBy = (device: Device): readonly string[] =>
  [...tableValues(device.state().players.rows)].flatMap(({ id, sameAs }) =>
    sameAs === undefined ? [] : [id],
  );
