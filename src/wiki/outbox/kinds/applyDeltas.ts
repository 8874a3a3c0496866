import { commands } from '@/language/en/commands';
import type { Json } from '@/lib/json';
import { tableGet } from '@/lib/table';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { CommandRules } from '../commandRules';
import { decisionScopes } from '../decisionScopes';

declare module '@/model/command' {
  interface CommandBodies {
    readonly applyDeltas: {
      readonly deltaIds: readonly DeltaId[];
      /** `problemAt` of each delta when asked; a newer one is the server's answer. */
      readonly basedOn: Readonly<Record<string, number | null>>;
      /** `updatedAt` of the live record the moderator saw, for deltas to be applied over a conflict. */
      readonly force?: Readonly<Record<string, number>>;
      /** `timestamp` of the versions of the deltas the moderator saw; overwritten since then, one is not applied. */
      readonly seen?: Readonly<Record<string, number>>;
      /** Values that the moderator applies in place of those proposed, by delta. */
      readonly amend?: Readonly<Record<string, Json>>;
      /** A proposal of the call before, where one call cannot take all: what these name is applied there. */
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
    after: of.optional(of.delta),
  }),
  keys: ({ deltaIds }) => deltaIds.map((id) => `delta/${id}`),
  after: ({ after }) => (after === undefined ? [] : [`delta/${after}`]),
  scopes: ({ body, uid }, moderator) => decisionScopes(body.deltaIds, uid, moderator),
  /** Until the base has every delta decided, gone, or with a newer problem. */
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
