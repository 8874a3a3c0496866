import fc from 'fast-check';
import { reconcile, unanswered } from '@/wiki/outbox/reconcile';
import type { Command, CommandState } from '@/model/proposals/command';
import { command, upsert } from '@test/support/commands';
import { runs } from '@test/support/property';

const one = upsert('d1');
const edited: Command = { ...one, body: upsert('d1', { value: 'Newest' }).body, edits: 1 };
const tried = (state: CommandState): Command => ({ ...one, state, attempts: 1 });
const both = (sent: Command) => [sent, { ...edited, id: 'c1-1', edits: undefined }];

describe('what a command and the row of another tab come to', () => {
  test('is the row where nothing is known here, or where it is later', () => {
    expect(reconcile(undefined, one)).toEqual([one]);
    expect(reconcile(one, edited)).toEqual([edited]);
    expect(reconcile(one, tried('failed'))).toEqual([tried('failed')]);
    expect(reconcile(one, { ...one, discardedAt: 5 })).toEqual([{ ...one, discardedAt: 5 }]);
  });

  test('is the command here where the row is behind it, or says the same of what this tab is sending', () => {
    expect(reconcile(edited, one)).toEqual([edited]);
    expect(reconcile(tried('acknowledged'), one)).toEqual([tried('acknowledged')]);
    const here = tried('sending');
    expect(reconcile(here, tried('queued'))[0]).toBe(here);
  });

  test('is both, one after the other, where one tab was sending what the other changed', () => {
    expect(reconcile(tried('sending'), edited)).toEqual(both(tried('sending')));
    expect(reconcile(edited, tried('queued'))).toEqual(both(tried('queued')));
    expect(reconcile(edited, tried('acknowledged'))).toEqual(both(tried('acknowledged')));
  });

  test('is the edit where the other was refused meanwhile', () => {
    expect(reconcile(edited, tried('failed'))).toEqual([{ ...edited, attempts: 1 }]);
    expect(reconcile(tried('conflict'), edited)).toEqual([{ ...edited, attempts: 1 }]);
  });

  describe('of which one was discarded', () => {
    const gone = { discardedAt: 5, discardRevision: 1 };

    test('is discarded, though the other tab began to send it in that instant', () => {
      expect(reconcile(tried('sending'), { ...one, ...gone })).toEqual([{ ...tried('sending'), ...gone }]);
      expect(reconcile({ ...one, ...gone }, tried('queued'))).toEqual([{ ...tried('queued'), ...gone }]);
      const sending = { ...tried('sending'), ...gone };
      expect(reconcile(tried('sending'), { ...tried('queued'), ...gone })).toEqual([sending]);
      expect(reconcile({ ...tried('queued'), ...gone }, tried('failed'))).toEqual([
        { ...tried('failed'), ...gone },
      ]);
    });

    test('is what the server has taken, whichever row was written last', () => {
      const taken = { ...tried('acknowledged'), discardRevision: 1 };
      expect(reconcile(tried('acknowledged'), { ...tried('queued'), ...gone })).toEqual([taken]);
      expect(reconcile({ ...tried('queued'), ...gone }, tried('acknowledged'))).toEqual([taken]);
    });

    test('is what was wished last', () => {
      const back = { ...one, discardRevision: 2 };
      expect(reconcile({ ...one, ...gone }, back)).toEqual([back]);
      expect(reconcile(back, { ...one, ...gone })).toEqual([back]);
    });

    test('is an edit discarded with what it changed', () => {
      const sent = tried('sending');
      expect(reconcile(sent, { ...edited, ...gone })).toEqual(
        both(sent).map((each) => ({ ...each, ...gone })),
      );
    });
  });

  test('is the same in both tabs, whichever row was written last', () => {
    const any = fc.record({
      edits: fc.nat(2),
      attempts: fc.nat(2),
      state: fc.constantFrom<CommandState>('queued', 'acknowledged', 'failed', 'conflict'),
      discardRevision: fc.nat(2),
    });
    const stated = ({
      discardRevision,
      ...rest
    }: {
      readonly discardRevision: number;
      readonly state: CommandState;
    }) => ({
      ...rest,
      discardRevision,
      // Alternately discarded and undone; a command the server has cannot be discarded.
      ...(discardRevision % 2 === 1 && rest.state !== 'acknowledged' && { discardedAt: 5 }),
    });
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [here, there] = [command('c1', stated(a)), command('c1', stated(b))];
        fc.pre(a.edits !== b.edits || a.attempts !== b.attempts);
        expect(reconcile(here, there)).toEqual(reconcile(there, here));
      }),
      runs(100),
    );
  });

  test('shows what another tab is sending as this one would go on with it', () => {
    expect([unanswered(tried('sending')), unanswered(edited)]).toEqual([tried('queued'), edited]);
  });
});
