import { commandChanges } from '@/wiki/outbox/outboxSelectors';
import { nextCommand, nextDue } from '@/wiki/outbox/nextCommand';
import type { Command } from '@/model/proposals/command';
import { deltaId } from '@/model/ids';
import { applyChange } from '@/overlay/change';
import { command, upsert } from '@test/support/commands';
import { delta } from '@test/support/factories';

const id = deltaId('d1');
const remove = command('c2', {
  body: { kind: 'deleteDelta', deltaId: id, basedOn: { status: 'new', timestamp: 1 } },
});
const reject = command('c3', {
  created: 5_000,
  body: { kind: 'rejectDelta', deltaId: id, reason: 'No', basedOn: 1 },
});

describe('what waiting commands make of the deltas', () => {
  test('a proposal is there at once, also when it failed', () => {
    for (const state of ['queued', 'sending', 'acknowledged', 'failed', 'conflict'] as const) {
      const change = commandChanges([{ ...upsert('d1'), state }]).get('d1')!;
      expect(applyChange(undefined, change)).toEqual(delta('d1'));
    }
  });

  test('a withdrawal and a rejection show at once, and no longer when they failed', () => {
    const after = (one: Command) => {
      const change = commandChanges([one]).get('d1');
      return change ? applyChange(delta('d1'), change) : 'as it was';
    };
    expect(after(remove)).toBeUndefined();
    expect(after(reject)).toMatchObject({
      status: 'rejected',
      reason: 'No',
      decidedBy: 'editor',
      decidedAt: 5_000,
    });
    expect(after({ ...remove, state: 'failed' })).toBe('as it was');
    expect(after({ ...reject, state: 'conflict' })).toBe('as it was');
  });

  test('two commands for one delta are laid in order', () => {
    expect(applyChange(delta('d1'), commandChanges([upsert('d1'), remove]).get('d1')!)).toBeUndefined();
  });

  test('a change keeps its reference while its command does', () => {
    const one = upsert('d1');
    expect(commandChanges([one, upsert('d2')]).get('d1')).toBe(commandChanges([one]).get('d1'));
  });
});

describe('the next command', () => {
  const match = (of: string) =>
    upsert(of, {
      collection: 'match',
      docId: '',
      field: '',
      value: { player1: { id: 'd1', name: 'Zoe' }, event: { id: 'd2' } },
    });

  test.each<[string, readonly Command[], string | undefined]>([
    ['is the oldest that is due', [{ ...upsert('d1'), retryAt: 11 }, upsert('d2', { docId: 'e2' })], 'c2'],
    ['waits for an earlier one for its record', [{ ...upsert('d1'), retryAt: 11 }, upsert('d2')], undefined],
    [
      'does not wait for one that was refused for its record',
      [{ ...upsert('d1'), state: 'conflict' }, upsert('d2')],
      'c2',
    ],
    [
      'does not wait for one that itself waits behind a refused one',
      [{ ...upsert('d1'), state: 'conflict' }, upsert('d1'), upsert('d2')],
      'c2',
    ],
    ['is one whose time has come', [{ ...upsert('d1'), retryAt: 10 }], 'c1'],
    [
      'waits for an earlier one of its document',
      [{ ...upsert('d1'), state: 'sending' }, { ...remove }],
      undefined,
    ],
    [
      'waits for one that failed, if it depends on it',
      [{ ...upsert('d1'), state: 'failed' }, match('d9')],
      undefined,
    ],
    ['waits for its new event', [{ ...upsert('d2'), state: 'acknowledged' }, match('d9')], undefined],
    ['does not wait for others', [{ ...upsert('d7'), state: 'failed' }, match('d9')], 'c9'],
    [
      'that edits a proposed record waits for it',
      [{ ...upsert('d1'), state: 'failed' }, upsert('d9', { docId: 'd1' })],
      undefined,
    ],
    [
      'that names a proposed player in one field waits for it',
      [
        { ...upsert('d1'), state: 'failed' },
        upsert('d9', { collection: 'match', field: 'player1', value: { id: 'd1', name: 'Zoe' } }),
      ],
      undefined,
    ],
    ['waits for its user to agree to the terms', [{ ...upsert('d1'), terms: 3 }], undefined],
    [
      'does not wait for one whose user has not agreed',
      [{ ...upsert('d1'), terms: 3 }, upsert('d2'), { ...upsert('d3'), terms: 2 }],
      'c2',
    ],
    ['is one whose user has agreed', [{ ...upsert('d1'), terms: 2 }], 'c1'],
    [
      'waits with one whose user has not agreed, if it depends on it',
      [{ ...upsert('d1'), terms: 3 }, match('d9')],
      undefined,
    ],
    ['is none of none', [], undefined],
  ])('%s', (_, commands, next) => {
    expect(nextCommand(commands, 10, 2)?.id).toBe(next);
  });

  test('falls due at the earliest time to come', () => {
    const at = (retryAt: number) => ({ ...upsert('d1'), retryAt });
    expect(nextDue([at(30), at(20), at(10), upsert('d2'), { ...at(5), state: 'failed' }], 10)).toBe(20);
    expect(nextDue([at(10)], 10)).toBeUndefined();
  });
});
