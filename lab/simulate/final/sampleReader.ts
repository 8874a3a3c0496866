import { createMemoryDevice } from '@test/support/memoryDevice';
import { publishFake } from '@test/support/fakeCopies';
import { deltaId, userId } from '@/model/ids';
import { delta } from '@test/support/factories';
import type { Shape } from '../../bench/page/data';
import { Meter, plus, times, type Bill } from '../bill';
import { open } from '../sample';
import { sampleWorld } from '../sampleWorld';
import type { VirtualTime } from '../virtualTime';

/** The bill of one reader who has the event open. */
export interface ReaderBill {
  /** Cost of opening the event, with one read per match. */
  readonly open: Bill;
  readonly card: number;
  /** For each proposal about the card that is applied meanwhile. */
  readonly perChange: Bill;
}

const changes = 30;

export async function sampleReader(shape: Shape, matches: number, time: VirtualTime): Promise<ReaderBill> {
  const still = await visit(shape, matches, 0, time);
  const moving = await visit(shape, matches, changes, time);
  const perChange = times(plus(moving.bill, times(still.bill, -1)), 1 / changes);
  return { open: still.bill, card: still.card, perChange };
}

async function visit(shape: Shape, matches: number, count: number, time: VirtualTime) {
  const world = sampleWorld(shape, matches);
  const { server } = world;
  const copies = publishFake(server, 2_000);
  server.advance(60_000);
  const meter = new Meter();
  const opened = await open({
    device: createMemoryDevice(),
    world,
    copies,
    account: undefined,
    moderator: false,
    time,
    meter,
  });
  const card = server
    .all('match')
    .filter(({ event }) => (event as { readonly id: string }).id === world.event)
    .map(({ id }) => id);
  await opened.walk([{ do: 'look', at: 'event', seconds: 60 }], { stay: true });
  for (let change = 0; change < count; change += 1) {
    const id = card[change % card.length] ?? '';
    server.write(() => {
      server.put('match', {
        ...server.get('match', id),
        id,
        order: change + 1_000,
        updatedAt: server.tick(),
      });
      const author = userId('author1');
      const decidedAt = server.tick();
      server.set(
        'delta',
        delta(deltaId(`final${change}`), { docId: id, author, status: 'applied', decidedAt }),
      );
    });
    // Changes written at one moment arrive as one.
    await time.pass(1_000);
    server.advance(1_000);
  }
  opened.close();
  await time.pass(60_000);
  return { bill: meter.bill, card: card.length };
}
