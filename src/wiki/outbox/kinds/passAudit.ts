import { commands } from '@/language/en/commands';
import type { DeltaId } from '@/model/ids';
import type { CommandRules } from '../commandRules';

declare module '@/model/command' {
  interface CommandBodies {
    /** By a moderator, of an edit that was applied at once. The command's id names the act. */
    readonly passAudit: { readonly deltaId: DeltaId };
  }
}

export const passAudit: CommandRules<'passAudit'> = {
  shape: (of) => ({ deltaId: of.delta }),
  keys: ({ deltaId }) => [`audit/${deltaId}`],
  about: ({ deltaId }) => `delta/${deltaId}`,
  fromFile: true,
  title: () => ({ text: commands.passAudit }),
  refused: commands.auditNotPassed,
};
