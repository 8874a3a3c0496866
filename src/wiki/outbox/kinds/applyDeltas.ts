import { commands } from '@/language/en/commands';
import type { Json } from '@/lib/json';
import { tableGet } from '@/lib/table';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { CommandRules } from '../commandRules';
import { decisionScopes } from '../decisionScopes';

declare module '@/model/proposals/command' {
  interface CommandBodies {
    readonly applyDeltas: {
      readonly deltaIds: readonly DeltaId[];
      /** `problemAt` of each delta at the request. A newer one is the server's answer. */
      readonly basedOn: Readonly<Record<string, number | null>>;
      /** `updatedAt` of the record that the moderator saw, for deltas to apply despite a conflict. */
      readonly force?: Readonly<Record<string, number>>;
      /** `timestamp` of each delta that the moderator saw. A delta overwritten since then is not applied. */
      readonly seen?: Readonly<Record<string, number>>;
      readonly amend?: Readonly<Record<string, Json>>;
      /** Deltas of new events to approve at once. */
      readonly approve?: readonly DeltaId[];
      /**
       * A delta of the previous call, if one call cannot take all. Records that these deltas name are applied
       * in that call.
       */
      readonly after?: DeltaId;
    };
  }
}

export const applyDeltas: CommandRules<'applyDeltas'> = {
  shape: (of) => ({
    deltaIds: of.upToMany(of.delta, limits.deltasPerCall),
    basedOn: of.byId(of.nullable(of.time)),
    force: of.optional(of.byId(of.time)),
    seen: of.optional(of.byId(of.time)),
    amend: of.optional(of.valuesById),
    approve: of.optional(of.upToMany(of.delta, limits.deltasPerCall)),
    after: of.optional(of.delta),
  }),
  keys: ({ deltaIds }) => deltaIds.map((id) => `delta/${id}`),
  after: ({ after }) => (after === undefined ? [] : [`delta/${after}`]),
  scopes: ({ body, uid }, moderator) => decisionScopes(body.deltaIds, uid, moderator),
  /** Until every delta is decided, gone, or has a newer problem. */
  settled: ({ body: { deltaIds, basedOn } }, { deltas }) => {
    const isAnswered = (id: DeltaId) => {
      const stored = tableGet(deltas.rows, id);
      return stored?.status !== 'new' || (stored.problemAt ?? 0) > (basedOn[id] ?? 0);
    };
    return deltaIds.every(isAnswered) ? {} : undefined;
  },
  contributes: ({ amend }) => amend !== undefined,
  fromFile: true,
  title: ({ body }) => ({
    text: body.amend === undefined ? commands.apply : commands.applyAmended,
    values: { count: body.deltaIds.length },
  }),
  refused: () => commands.notApplied,
};
