import { dequal } from 'dequal';
import { commands } from '@/language/en/commands';
import { isJsonObject, type Json } from '@/lib/json';
import { tableGet } from '@/lib/table';
import { asProposed } from '@/model/proposals/amending';
import type { Delta, Proposal } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import { namedRecords } from '@/model/proposals/namedRecords';
import type { CommandRules } from '../commandRules';

declare module '@/model/proposals/command' {
  interface CommandBodies {
    readonly upsertDelta: {
      readonly deltaId: DeltaId;
      readonly proposal: Proposal;
      /** `timestamp` of the stored version that this overwrites; `null` when it creates the delta. */
      readonly basedOn: number | null;
    };
  }
}

const saysTheSame = (stored: Delta, { value, note, source, bundle }: Proposal): boolean =>
  dequal(
    [withoutCachedNames(asProposed(stored).value), stored.note, stored.source, stored.bundle],
    [withoutCachedNames(value), note, source, bundle],
  );

/** The server may have replaced cached player names. The ids identify the players. */
function withoutCachedNames(value: Json): Json {
  if (!isJsonObject(value)) return value;
  const { id, name: _, ...rest } = value;
  const own = id === undefined ? value : { id, ...rest };
  return Object.fromEntries(Object.entries(own).map(([key, each]) => [key, withoutCachedNames(each)]));
}

export const upsertDelta: CommandRules<'upsertDelta'> = {
  shape: (of) => ({ deltaId: of.delta, proposal: of.proposal, basedOn: of.nullable(of.time) }),
  keys: ({ deltaId }) => [`delta/${deltaId}`],
  after: ({ proposal }) => {
    const ids = namedRecords(proposal).map(({ id }) => id);
    return [...ids, ...(proposal.docId === '' ? [] : [proposal.docId])].map((id) => `delta/${id}`);
  },
  record: ({ proposal: { collection, docId } }) => (docId === '' ? undefined : `${collection}/${docId}`),
  creates: ({ deltaId, proposal, basedOn }) =>
    proposal.docId === '' && basedOn === null ? `delta/${deltaId}` : undefined,
  goesWithRecord: true,
  // A failed proposal stays visible, because the user wrote its text.
  deltaChange: ({ body: { deltaId, proposal }, uid, created }) => ({
    kind: 'set',
    id: deltaId,
    value: { ...proposal, id: deltaId, author: uid, timestamp: created, status: 'new' },
  }),
  scopes: ({ uid }) => [{ kind: 'ownDeltas', uid }],
  /** Until the delta is as proposed, or differs from the version that this overwrote. */
  settled: ({ body: { deltaId, proposal, basedOn } }, { deltas }) => {
    const stored = tableGet(deltas.rows, deltaId);
    if (stored === undefined) return undefined;
    if (saysTheSame(stored, proposal)) return { timestamp: stored.timestamp };
    return stored.timestamp === basedOn ? undefined : {};
  },
  isTaken: ({ body: { deltaId, proposal, basedOn }, uid }, { deltas }) => {
    const stored = tableGet(deltas.rows, deltaId);
    if (stored?.author !== uid || !saysTheSame(stored, proposal)) return false;
    // The version to overwrite may be rejected and have the same content. Any other such version came from an
    // attempt.
    return stored.status !== 'rejected' || stored.timestamp !== basedOn;
  },
  rebased: (body, basedOn) => ({ ...body, basedOn }),
  about: ({ deltaId }) => `delta/${deltaId}`,
  contributes: () => true,
  fromFile: true,
  title: () => ({ text: commands.propose }),
  refused: () => commands.notProposed,
};
