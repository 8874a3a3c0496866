import { outboxActions, outboxSlice, type OutboxState } from '@/wiki/outbox/outboxSlice';
import { commandId, isUnsent, type Command, type CommandState } from '@/model/proposals/command';
import { command, upsert } from '@test/support/commands';

const { reducer } = outboxSlice;
const error = { code: 'unavailable', message: 'The network is down' };
const other = upsert('d2');
const body = upsert('d1', { value: 'Another name' }).body;
const id = commandId('c1');

const events = {
  amended: outboxActions.amended({ id, body }),
  sending: outboxActions.sending({ id }),
  acknowledged: outboxActions.acknowledged({ id }),
  confirmed: outboxActions.confirmed({ id }),
  deferred: outboxActions.deferred({ id, error, retryAt: 9_000 }),
  failed: outboxActions.failed({ id, error }),
  conflicted: outboxActions.conflicted({ id, error }),
  retried: outboxActions.retried({ id }),
  settled: outboxActions.settled({ id }),
  discarded: outboxActions.discarded({ id }),
} as const;
type Event = keyof typeof events;

const states: readonly CommandState[] = ['queued', 'sending', 'acknowledged', 'failed', 'conflict'];

const table: Readonly<Record<CommandState, Partial<Record<Event, CommandState | 'gone'>>>> = {
  queued: {
    amended: 'queued',
    sending: 'sending',
    confirmed: 'acknowledged',
    retried: 'queued',
    discarded: 'gone',
  },
  sending: { acknowledged: 'acknowledged', deferred: 'queued', failed: 'failed', conflicted: 'conflict' },
  acknowledged: { settled: 'gone', discarded: 'gone' },
  failed: { retried: 'queued', amended: 'queued', discarded: 'gone' },
  conflict: { retried: 'queued', amended: 'queued', discarded: 'gone' },
};

const holding = (...commands: readonly Command[]): OutboxState => ({ commands });

describe('a command', () => {
  test.each(states.flatMap((state) => Object.keys(events).map((event) => [state, event as Event] as const)))(
    'that is %s, when %s',
    (state, event) => {
      const one = command('c1', { body: upsert('d1').body, state, attempts: 1 });
      const before = holding(one, other);
      const after = reducer(before, events[event]);
      const next = table[state][event];
      if (next === undefined) expect(after).toBe(before);
      else expect(after.commands[0]?.state).toBe(next === 'gone' ? other.state : next);
      expect(after.commands.at(-1)).toBe(other);
      expect(after.commands).toHaveLength(next === 'gone' ? 1 : 2);
    },
  );

  test('that waits for another attempt says why and until when, and forgets both when asked to go at once', () => {
    const waiting = reducer(holding(command('c1', { state: 'sending', attempts: 1 })), events.deferred);
    expect(waiting.commands[0]).toMatchObject({ retryAt: 9_000, error, attempts: 1 });
    const [now] = reducer(waiting, events.retried).commands;
    expect(now).not.toHaveProperty('retryAt');
    expect(now).not.toHaveProperty('error');
    expect(reducer(waiting, events.sending).commands[0]).toMatchObject({ state: 'sending', attempts: 2 });
  });

  test('cannot have been taken by the server while it was never sent, or after a refusal', () => {
    const unsent = (state: CommandState, attempts: number) => isUnsent(command('c1', { state, attempts }));
    expect([unsent('queued', 0), unsent('failed', 3), unsent('conflict', 1)]).toEqual([true, true, true]);
    expect([unsent('queued', 1), unsent('sending', 1), unsent('acknowledged', 1)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a command whose discard is scheduled', () => {
  const discard = outboxActions.discardScheduled({ ids: [id], at: 7_000 });
  const after = (state: CommandState, ...actions: readonly Parameters<typeof reducer>[1][]) =>
    actions.reduce(reducer, holding(command('c1', { state, attempts: 1 }))).commands[0];

  test.each<[CommandState, number | undefined]>([
    ['queued', 7_000],
    ['sending', 7_000],
    ['acknowledged', undefined],
    ['failed', 7_000],
    ['conflict', 7_000],
  ])('was %s, and remembers since when unless the server has it', (state, at) => {
    expect(after(state, discard)?.discardedAt).toBe(at);
    expect(after(state, discard)?.state).toBe(state);
  });

  test.each(['deferred', 'failed', 'conflicted'] as const)(
    'while it is sent stays so when that %s, and can be undone',
    (event) => {
      const state = table.sending[event];
      expect(after('sending', discard, events[event])).toMatchObject({ state, discardedAt: 7_000 });
      const back = outboxActions.discardUndone({ ids: [id] });
      expect(after('sending', discard, events[event], back)).not.toHaveProperty('discardedAt');
      expect(after('sending', discard, back, events[event])).not.toHaveProperty('discardedAt');
    },
  );

  test('no longer is once the server has taken it', () => {
    expect(after('sending', discard, events.acknowledged)).not.toHaveProperty('discardedAt');
    expect(after('queued', discard, events.confirmed)).toMatchObject({ state: 'acknowledged' });
    expect(after('queued', discard, events.confirmed)).not.toHaveProperty('discardedAt');
  });

  test('is neither sent, retried, changed nor discarded in the midst of an attempt', () => {
    for (const event of ['sending', 'retried', 'amended'] as const)
      expect(after('queued', discard, events[event])).toEqual(after('queued', discard));
    expect(after('sending', discard, events.discarded)).toEqual(after('sending', discard));
    expect(after('sending', discard, discard)?.discardRevision).toBe(1);
  });
});

describe('the outbox', () => {
  test('keeps commands in the order they were made, whatever order they arrive in', () => {
    const [a, b, c] = [1, 2, 3].map((created) => command(`c${created}`, { created }));
    const state = [
      outboxActions.queued(b!),
      outboxActions.synced({ id: c!.id, row: c! }),
      outboxActions.restored([a!]),
    ].reduce(reducer, holding());
    expect(state.commands).toEqual([a, b, c]);
  });

  test('sends again what was being sent when the page closed', () => {
    const state = reducer(
      holding(),
      outboxActions.restored([command('c1', { state: 'sending', attempts: 1 })]),
    );
    expect(state.commands[0]).toMatchObject({ state: 'queued', attempts: 1 });
  });

  test('keeps what this session knows of a command over its stored row', () => {
    const known = command('c1', { state: 'acknowledged' });
    expect(reducer(holding(known), outboxActions.restored([command('c1')])).commands).toEqual([known]);
  });

  test('takes over what another tab wrote, and drops what it removed', () => {
    const row = command('c1', { state: 'failed', error });
    const state = reducer(holding(command('c1')), outboxActions.synced({ id, row }));
    expect(state.commands).toEqual([row]);
    expect(reducer(state, outboxActions.synced({ id, row: undefined })).commands).toEqual([]);
  });

  test('bases what was made on top of a command on the version that command made', () => {
    const first = { ...upsert('d1'), state: 'acknowledged' } as const;
    const later = [
      { ...upsert('d1'), id: commandId('c2') },
      command('c3', {
        body: { kind: 'deleteDelta', deltaId: first.body.deltaId, basedOn: { status: 'new', timestamp: 0 } },
      }),
    ];
    const after = reducer(
      holding(first, ...later, other),
      outboxActions.settled({ id: first.id, timestamp: 5_000 }),
    );
    expect(after.commands.map((each) => 'basedOn' in each.body && each.body.basedOn)).toEqual([
      5_000,
      { status: 'new', timestamp: 5_000 },
      null,
    ]);
    expect(after.commands[2]).toBe(other);
  });
});
