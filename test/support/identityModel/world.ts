import { createClient, type Client } from '@/app/client/client';
import { connectClient } from '@/app/client/connectClient';
import type { DateString } from '@/model/dates';
import { playerId, sportId, userId } from '@/model/ids';
import { discardCommand } from '@/wiki/proposals/commandThunks';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import type { AppThunk, RootState } from '@/store/typed';
import { settle } from '../client';
import { event, match, player } from '../factories';
import { createFakeBackend, type FakeBackend } from '../fakeBackend';
import { FakeServer } from '../fakeServer';
import { createMemoryDevice, type MemoryDevice } from '../memoryDevice';
import { createMemoryStorage } from '../memoryStorage';
import { surroundings } from '../surroundings';

export const devices = ['ann', 'ann', 'bea', 'mod', undefined] as const;
export const moderator = devices.indexOf('mod');
export const visitor = devices.indexOf(undefined);

const names = { p1: 'Alder Ash', p2: 'Birch Beam', p3: 'Cedar Cole', p4: 'Dogwood Dean', p5: 'Elder East' };
const fought = ['p1 p2', 'p1 p3', 'p4 p2', 'p3 p4', 'p4 p3', 'p5 p1', 'p2 p5'] as const;

export class Device {
  readonly uid: string | undefined;
  private readonly server: FakeServer;
  private readonly memory: MemoryDevice = createMemoryDevice();
  private readonly hints = createMemoryStorage();
  private online = true;
  private opened:
    | { readonly client: Client; readonly backend: FakeBackend; readonly close: () => void }
    | undefined;

  constructor(server: FakeServer, uid: string | undefined) {
    this.server = server;
    this.uid = uid;
  }

  async open(): Promise<void> {
    const { server, uid, hints } = this;
    const backend = createFakeBackend({ server, ...(uid !== undefined && { uid }) });
    backend.setOnline(this.online);
    const client = createClient({ ...surroundings(this.memory), backend, hints });
    await client.restoreHints();
    await client.restore();
    await client.allRestored();
    this.opened = { client, backend, close: connectClient(client) };
    const { follow } = client.scopes;
    follow({ kind: 'players' });
    follow({ kind: 'events' });
    follow({ kind: 'matchesOfSport', sport: sportId('armw') });
    if (uid !== undefined) follow({ kind: 'ownDeltas', uid: userId(uid) });
    if (uid === 'mod') follow({ kind: 'queue' });
    await settle();
  }

  close(): void {
    this.opened?.close();
    this.opened = undefined;
  }

  setOnline(online: boolean): void {
    this.online = online;
    this.opened?.backend.setOnline(online);
  }

  get client(): Client {
    if (this.opened === undefined)
      throw new Error(`Expected the device of ${this.uid} to be open, it is closed`);
    return this.opened.client;
  }

  state = (): RootState => this.client.shown.getState();
  dispatch = <R>(thunk: AppThunk<R>): R => this.client.store.dispatch(thunk);
  commands = () => selectCommands(this.client.store.getState());
}

export class IdentityWorld {
  readonly server = new FakeServer();
  readonly devices: readonly Device[] = devices.map((uid) => new Device(this.server, uid));

  async begin(): Promise<void> {
    for (const uid of new Set(devices.filter((each) => each !== undefined))) {
      const account = { uid, email: `${uid}@example.com`, password: 'armwiki', name: uid };
      this.server.addAccount({ ...account, moderator: uid === 'mod' });
    }
    const players = Object.entries(names).map(([id, name]) => player(id, { name }));
    const side = (id = '') => ({ id: playerId(id), name: names[id as keyof typeof names] });
    const matches = fought.map((pair, at) => {
      const [first, second] = pair.split(' ');
      const date = `${2019 + at}-05-06` as DateString;
      return match(`m${at + 1}`, { player1: side(first), player2: side(second), date, order: at + 1 });
    });
    this.server.set('event', event('e1'));
    this.server.set('player', ...players);
    this.server.set('match', ...matches);
    for (const each of this.devices) await each.open();
    await settle(restMs);
  }

  /** Connects every device and lets it send; discards stuck commands. */
  async comeToRest(): Promise<void> {
    for (const each of this.devices) each.setOnline(true);
    await settle(600_000);
    for (let round = 0; round < 20 && this.devices.some((each) => each.commands().length > 0); round += 1) {
      for (const each of this.devices)
        for (const { id } of each.commands()) each.dispatch(discardCommand(id));
      await settle(60_000);
    }
  }

  close(): void {
    for (const each of this.devices) each.close();
  }
}

/** Long enough for everything that waits for no time. */
export const restMs = 20;
