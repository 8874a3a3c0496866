import fc from 'fast-check';
import { selectQueueIds } from '@/wiki/deltas/deltasSelectors';
import { applyDeltas, rejectDeltas, upsertDelta } from '@/wiki/proposals/deltasThunks';
import { selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { getPath } from '@/lib/path';
import { settle, useFakeTime } from '@test/support/client';
import { happen } from '@test/support/identityModel/happen';
import { judgeConfirmed, judgeProposed, judgeSearch } from '@test/support/identityModel/judge';
import { docsOf } from '@test/support/identityModel/pages';
import { anyStep, type Step } from '@test/support/identityModel/steps';
import { IdentityWorld, moderator, restMs, visitor } from '@test/support/identityModel/world';
import { runs } from '@test/support/property';

useFakeTime();

async function live(steps: readonly Step[]): Promise<void> {
  const world = new IdentityWorld();
  try {
    await world.begin();
    for (const step of steps) await happen(world, step);
    await world.comeToRest();
    judgeConfirmed(world, world.devices[visitor]!);
    for (const device of world.devices) judgeProposed(world, device);
    await decideAll(world);
    judgeAll(world);
    await partAll(world);
    judgeAll(world);
    judgeAsEntered(world);
  } finally {
    world.close();
    jest.clearAllTimers();
  }
}

function judgeAll(world: IdentityWorld): void {
  for (const device of world.devices) {
    judgeConfirmed(world, device);
    judgeSearch(world, device);
  }
}

async function decideAll(world: IdentityWorld): Promise<void> {
  const { dispatch, state } = world.devices[moderator]!;
  for (let round = 0; round < 3; round += 1) {
    dispatch(applyDeltas(selectQueueIds(state())));
    await settle(restMs);
  }
  for (const id of selectQueueIds(state())) dispatch(rejectDeltas([id], { reason: 'It cannot be.' }));
  await world.comeToRest();
  expect(world.server.all('delta').filter(({ status }) => status === 'new')).toEqual([]);
}

async function partAll(world: IdentityWorld): Promise<void> {
  for (const { id, sameAs } of docsOf(world.server).player.values())
    if (sameAs !== undefined)
      world.devices[moderator]!.dispatch(
        upsertDelta({ collection: 'player', docId: id, field: 'sameAs', value: null }),
      );
  await world.comeToRest();
  await decideAll(world);
}

/** Without merges each page has exactly the matches whose stored sides name it. */
function judgeAsEntered(world: IdentityWorld): void {
  const { player, match } = docsOf(world.server);
  for (const id of player.keys()) {
    const entered = [...match.values()].filter((each) =>
      ['player1.id', 'player2.id'].some((side) => getPath(each, side) === id),
    );
    for (const device of world.devices)
      expect([...selectMatchIdsOfPlayer(device.state(), id)].sort()).toEqual(
        entered.map((each) => each.id).sort(),
      );
  }
}

test(
  'whatever is merged, parted, divided, renamed, hidden, deleted and restored, every device shows each page as the documents say',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 30 }), live), {
      ...runs(10),
    });
  },
  400_000 * Number(process.env['ARMWIKI_LONG'] ?? 1),
);

test('in a match of two who met, the other side of which is proposed to be somebody else, they are one again', () =>
  live([
    { kind: 'merge', device: 0, which: 0, into: 1 },
    { kind: 'split', device: 0, which: 0, moved: 1, into: undefined },
  ]));
