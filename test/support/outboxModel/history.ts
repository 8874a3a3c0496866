import { upsertDelta, withdrawDelta } from '@/wiki/proposals/deltasThunks';
import { selectOwnNewDeltas } from '@/wiki/deltas/deltasSelectors';
import { discardCommand, insistOnCommand, retryAll, retryCommand } from '@/wiki/proposals/commandThunks';
import { selectCommands, selectScheduledDiscards } from '@/wiki/outbox/outboxSelectors';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { selectBaseRecord, selectEvent } from '@/wiki/records/recordsSelectors';
import { addPlayer, saveMatch } from '@/wiki/proposals/recordsThunks';
import { tableValues } from '@/lib/table';
import { isDiscardScheduled, isWaiting, type Command } from '@/model/proposals/command';
import { eventId } from '@/model/ids';
import type { Step } from './steps';
import { restMs, settle, type OutboxWorld, type Tab } from './world';

export interface Intent {
  readonly uid: string;
  readonly event: string;
  readonly asked: number;
}

export class History {
  readonly intents = new Map<number, Intent>();
  readonly dropped = new Set<number>();
  /** The commands that the user discarded without undoing it. */
  readonly discarded = new Set<string>();
  /** Versions of own proposals that were on screen when their author decided something. */
  readonly seen = new Set<unknown>();
  readonly deleted = new Set<string>();
  private count = 0;
  private readonly world: OutboxWorld;

  constructor(world: OutboxWorld) {
    this.world = world;
  }

  /** Also lets a few milliseconds pass, enough for everything that waits for no time. */
  async happen(step: Step): Promise<void> {
    await this.begin(step);
    await settle(restMs);
  }

  private async begin(step: Step): Promise<void> {
    const { world } = this;
    const tab = 'tab' in step ? world.tabs[step.tab % Math.max(1, world.tabs.length)] : undefined;
    if ('tab' in step) {
      if (tab !== undefined) await this.inTab(step, tab);
    } else if ('which' in step) await this.elsewhere(step.kind, step.which);
    else {
      switch (step.kind) {
        case 'openTab':
          if (world.tabs.length < 2) await world.openTab();
          break;
        case 'signIn':
          world.signIn(step.uid);
          break;
        case 'network':
          world.setOnline(step.online);
          break;
        case 'changeRecord':
          this.changeRecord(step.event);
          break;
        case 'buryRecord':
          world.server.bury('event', step.event);
          break;
        case 'wait':
          await settle(step.ms);
          break;
        case 'together':
          for (const each of step.steps) {
            await this.begin(each);
            await settle(step.apartMs);
          }
      }
    }
  }

  private async inTab(step: Extract<Step, { tab: number }>, tab: Tab): Promise<void> {
    const { world } = this;
    const { store } = tab.client;
    const state = store.getState();
    const pick = <T>(of: readonly T[]): T | undefined =>
      'which' in step && of.length > 0 ? of[step.which % of.length] : undefined;
    switch (step.kind) {
      case 'edit':
        return this.edit(tab, step.event);
      case 'addPlayer':
        if (state.session.user !== null)
          store.dispatch(addPlayer({ value: { name: `Player ${this.next()}` } }));
        return;
      case 'addMatch': {
        if (state.session.user === null || selectEvent(state, 'e1') === undefined) return;
        store.dispatch(
          saveMatch({
            event: eventId('e1'),
            player1: { newName: `Player ${this.next()}` },
            player2: { id: 'bob', name: 'Bob' },
            value: { date: '2023-05-06', gender: 'M', order: 1 },
          }),
        );
        return;
      }
      case 'withdraw': {
        const delta = pick(selectOwnNewDeltas(state));
        if (delta === undefined) return;
        this.see(tab);
        this.drop(delta.value);
        for (const { body } of selectCommands(state)) {
          if (body.kind === 'upsertDelta' && body.deltaId === delta.id) this.drop(body.proposal.value);
        }
        store.dispatch(withdrawDelta(delta.id));
        return;
      }
      case 'discard': {
        const command = pick(selectCommands(state).filter(isWaiting));
        if (command === undefined) return;
        store.dispatch(discardCommand(command.id));
        for (const each of selectScheduledDiscards(store.getState())) {
          this.drop(valueOf(each));
          this.discarded.add(each.id);
        }
        return;
      }
      case 'undo': {
        const command = pick(selectScheduledDiscards(state));
        if (command === undefined) return;
        store.dispatch(outboxActions.discardUndone({ ids: [command.id] }));
        if (!selectCommands(store.getState()).some(({ id }) => id === command.id)) return;
        this.discarded.delete(command.id);
        const number = numberOf(valueOf(command));
        if (number !== undefined) this.dropped.delete(number);
        return;
      }
      case 'retry':
      case 'insist': {
        const command = pick(selectCommands(state));
        if (command === undefined) return;
        this.see(tab);
        if (step.kind === 'insist') {
          for (const each of selectCommands(state)) this.ask(numberOf(valueOf(each)));
          store.dispatch(insistOnCommand(command.id));
        } else store.dispatch(retryCommand(command.id));
        return;
      }
      case 'retryAll':
        store.dispatch(retryAll());
        return;
      case 'reload':
        this.close(tab);
        return world.openTab();
      case 'closeTab':
        return this.close(tab);
      case 'refuseNext':
        return tab.backend.failNext(step.code);
      case 'loseNextAnswer':
        return tab.backend.failNext('deadline-exceeded', 'afterwards');
      case 'hangNext': {
        const giveUp = tab.backend.hang(step.effect);
        setTimeout(giveUp, 20_000);
      }
    }
  }

  /** A command whose discard no row has recorded yet is lost with the page. */
  private close(tab: Tab): void {
    const { world } = this;
    for (const row of world.device.commands()) if (!isDiscardScheduled(row)) this.discarded.delete(row.id);
    world.closeTab(world.tabs.indexOf(tab));
  }

  private edit(tab: Tab, event: string): void {
    const { store } = tab.client;
    const state = store.getState();
    const uid = state.session.user?.uid;
    if (uid === undefined || selectBaseRecord(state, 'event', event) === undefined) return;
    this.see(tab);
    const number = this.next();
    const edit = { collection: 'event', docId: event, field: 'name', value: `n${number}` } as const;
    store.dispatch(upsertDelta(edit));
    this.intents.set(number, { uid, event, asked: 1 });
  }

  private see(tab: Tab): void {
    const { rows } = tab.client.store.getState().deltas;
    for (const { timestamp } of tableValues(rows)) this.seen.add(timestamp);
  }

  private async elsewhere(kind: 'apply' | 'reject' | 'delete' | 'otherDevice', which: number): Promise<void> {
    const { world } = this;
    const { server } = world;
    const open = server.all('delta').filter((delta) => delta['status'] === 'new');
    const delta = open[which % Math.max(1, open.length)];
    if (delta === undefined) return;
    switch (kind) {
      case 'apply':
        await world.moderate('applyWikiDelta', { deltaIds: [delta.id] });
        return;
      case 'reject':
        server.put('delta', { ...delta, status: 'rejected', reason: 'No', decidedAt: server.tick() });
        return;
      case 'delete':
        this.deleted.add(delta.id);
        server.delete('delta', delta.id);
        return;
      case 'otherDevice':
        if (delta['field'] !== 'name') return;
        server.put('delta', { ...delta, value: `p${this.next()}`, timestamp: server.tick() });
    }
  }

  private changeRecord(id: string): void {
    const { server } = this.world;
    const stored = server.get('event', id);
    if (stored === undefined || stored['deleted'] === true) return;
    server.put('event', { ...stored, name: `s${this.next()}`, updatedAt: server.tick() });
  }

  private ask(number: number | undefined): void {
    const intent = number === undefined ? undefined : this.intents.get(number);
    if (number !== undefined && intent) this.intents.set(number, { ...intent, asked: intent.asked + 1 });
  }

  private drop(value: unknown): void {
    const number = numberOf(value);
    if (number !== undefined) this.dropped.add(number);
  }

  private next(): number {
    this.count += 1;
    return this.count;
  }
}

export function numberOf(value: unknown): number | undefined {
  const found = typeof value === 'string' ? /^n(\d+)$/.exec(value) : null;
  return found ? Number(found[1]) : undefined;
}

export const valueOf = ({ body }: Command): unknown =>
  body.kind === 'upsertDelta' ? body.proposal.value : undefined;
