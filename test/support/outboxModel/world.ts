import { createClient, type Client } from '@/app/client/client';
import { connectClient } from '@/app/client/connectClient';
import type { Command, CommandId } from '@/model/proposals/command';
import { event, player } from '../factories';
import { createFakeBackend, type FakeBackend } from '../fakeBackend';
import { fakeFunctions, type CallFunction } from '../fakeFunctions';
import { FakeServer } from '../fakeServer';
import { createMemoryDevice, type MemoryDevice } from '../memoryDevice';
import { createMemoryStorage } from '../memoryStorage';
import { surroundings } from '../surroundings';

export interface Tab {
  readonly client: Client;
  readonly backend: FakeBackend;
  readonly close: () => void;
}

export interface Effect {
  readonly command: Command;
  readonly signedIn: string | undefined;
  readonly before: Readonly<Record<string, unknown>> | undefined;
  readonly after: Readonly<Record<string, unknown>> | undefined;
}

export const accounts = ['ann', 'bea'] as const;
export const events = ['e1', 'e2'] as const;

export class OutboxWorld {
  readonly server = new FakeServer();
  readonly device: MemoryDevice = createMemoryDevice({ latencyMs: 1 });
  readonly effects: Effect[] = [];
  readonly agreed = new Set<CommandId>();
  tabs: Tab[] = [];
  uid: string | undefined = 'ann';
  online = true;
  readonly moderate: CallFunction;
  private readonly hints = createMemoryStorage();

  constructor() {
    for (const uid of accounts) {
      this.server.addAccount({
        uid,
        email: `${uid}@example.com`,
        password: 'armwiki',
        name: uid,
        moderator: false,
      });
    }
    const mod = { email: 'mod@example.com', password: 'armwiki', name: 'Mod', moderator: true };
    const moderator = this.server.addAccount({ ...mod, uid: 'mod' });
    this.moderate = fakeFunctions(this.server, () => moderator);
    this.server.set('event', ...events.map((id) => event(id)));
    this.server.set('player', player('bob', { name: 'Bob' }));
  }

  async openTab(): Promise<void> {
    // A message on its way when its tab closes keeps its sender.
    let sender = () => this.uid;
    const backend = createFakeBackend({
      server: this.server,
      ...(this.uid !== undefined && { uid: this.uid }),
      around: (command, write) => this.note(command, sender(), write),
    });
    backend.setOnline(this.online);
    const client = createClient({
      ...surroundings(this.device),
      backend,
      hints: this.hints,
    });
    await client.restoreHints();
    await client.restore();
    await client.allRestored();
    const disconnect = connectClient(client);
    const close = () => {
      const { uid } = this;
      sender = () => uid;
      disconnect();
    };
    const tab: Tab = { client, backend, close };
    client.scopes.follow({ kind: 'events' });
    client.scopes.follow({ kind: 'players' });
    this.tabs.push(tab);
    await settle();
  }

  closeTab(at: number): void {
    const [tab] = this.tabs.splice(at, 1);
    tab?.close();
  }

  signIn(uid: string | undefined): void {
    this.uid = uid;
    for (const { backend } of this.tabs) backend.become(uid);
  }

  setOnline(online: boolean): void {
    this.online = online;
    for (const { backend } of this.tabs) backend.setOnline(online);
  }

  private note(command: Command, signedIn: string | undefined, write: () => void): void {
    const id = 'deltaId' in command.body ? command.body.deltaId : '';
    const before = this.server.get('delta', id);
    write();
    this.agreed.add(command.id);
    const after = this.server.get('delta', id);
    if (before !== after) this.effects.push({ command, signedIn, before, after });
  }

  /** All commands on the device: its rows, and what its tabs have not stored yet. */
  commands(): readonly Command[] {
    const rows = new Map(this.device.commands().map((command) => [command.id, command]));
    for (const { client } of this.tabs) {
      for (const command of client.store.getState().outbox.commands) rows.set(command.id, command);
    }
    return [...rows.values()];
  }

  close(): void {
    for (const { close } of this.tabs.splice(0)) close();
  }
}

export const restMs = 30;

export const settle = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);
