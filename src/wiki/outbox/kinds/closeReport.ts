import { commands } from '@/language/en/commands';
import type { DeltaId } from '@/model/ids';
import type { ReportId } from '@/model/report';
import { limits } from '@/model/schema/limits';
import type { CommandRules } from '../commandRules';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator. The command's id names the act, so that sending it again does nothing more. */
    readonly closeReport: {
      readonly reportId: ReportId;
      readonly note?: string;
      /** The proposal that was made of it; another name than `deltaId`, since nothing of that changes. */
      readonly delta?: DeltaId;
    };
  }
}

export const closeReport: CommandRules<'closeReport'> = {
  shape: (of) => ({
    reportId: of.report,
    note: of.optional(of.upTo(limits.reason)),
    delta: of.optional(of.delta),
  }),
  keys: (body) => [`report/${body.reportId}`],
  // A report that is closed with a proposal must not lose it where the proposal is refused.
  after: ({ delta }) => (delta === undefined ? [] : [`delta/${delta}`]),
  fromFile: true,
  title: () => ({ text: commands.closeReport }),
  refused: commands.reportNotClosed,
};
