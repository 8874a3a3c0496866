import { commands } from '@/language/en/commands';
import { readRounds, roundsText, type Pick as MatchPick } from '@/model/picks/pick';
import type { CommandRules } from '../commandRules';

declare module '@/model/proposals/command' {
  interface CommandBodies {
    readonly savePick: MatchPick;
  }
}

export const savePick: CommandRules<'savePick'> = {
  shape: (of) => ({
    match: of.id,
    event: of.id,
    player: of.upTo(128),
    sureness: of.either([of.literal(1), of.literal(2), of.literal(3)]),
    rounds: of.optional(
      of.fits(of.pair(of.count), (rounds) => readRounds(roundsText(rounds)) !== undefined, 'rounds'),
    ),
    madeAt: of.optional(of.count),
  }),
  // The sender stores the pick on the device together with the acknowledgement, which ends the command.
  keys: ({ match }) => [`pick/${match}`],
  about: ({ match }) => `match/${match}`,
  title: ({ body: { player } }) => ({ text: player === '' ? commands.withdrawPick : commands.savePick }),
  refused: () => commands.notPicked,
};
