import { commandId, type Command, type CommandBody } from '@/model/proposals/command';
import type { Proposal } from '@/model/proposals/delta';
import { deltaId, userId } from '@/model/ids';
// As in the app, where the code that makes commands loads their rules.
import '@/wiki/outbox/allCommandKinds';

/** A waiting command of the user `editor`; a test names only what it is about. */
export const command = (id: string, fields: Partial<Command> = {}): Command => ({
  id: commandId(id),
  uid: userId('editor'),
  created: 1_000,
  body: { kind: 'saveProfile', name: 'Edda' },
  state: 'queued',
  attempts: 0,
  ...fields,
});

type Upsert = Extract<CommandBody, { kind: 'upsertDelta' }>;

export const upsert = (
  id: string,
  proposal: Partial<Proposal> = {},
  basedOn: number | null = null,
): Command & { readonly body: Upsert } => ({
  ...command(id.replace('d', 'c')),
  body: {
    kind: 'upsertDelta',
    deltaId: deltaId(id),
    proposal: {
      collection: 'event',
      docId: 'e1',
      field: 'name',
      value: 'A better name',
      base: 'Event e1',
      ...proposal,
    },
    basedOn,
  },
});
