import { type Message, message } from '@/language/text';
import type { Fix, FlagFacts, FlagRule } from './flagRules/flagRule';
import { choices } from '@/language/en/choices';
import { events } from '@/language/en/events';
import { flags } from '@/language/en/flags';
import { isNotYet } from '@/model/days/notYet';
import type { DeltaId } from '@/model/ids';
import { impossibleResultOf, youngest } from '@/model/matches/plausibility';
import { fieldChanges, isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { askHash } from '../proposals/askHash';
import { changesResult, statesResult } from './flagRules/results';
import { statesFacts } from './flagRules/stated';

export const topPlaces = 20;

const matchTexts = {
  known: { event: flags.knownMatchAtEvent, day: flags.knownMatchThatDay },
  proposed: { event: flags.proposedMatchAtEvent, day: flags.proposedMatchThatDay },
} as const;

const newAccountMs = 30 * 86_400_000;
export const fewDecided = 5;

/** Faster than anyone types. A device that was offline can send as many. */
const manyInAMinute = 10;

const manySetbacks = 3;

/** Errors first. The order here is the order shown. */
export const flagRules = {
  beforeBirth: {
    severity: 'error',
    label: flags.beforeBirth,
    find: ({ ages }) => {
      const unborn = ages.find(({ age }) => age < 0);
      // As text: a language would group a number by thousands.
      return (
        unborn !== undefined &&
        message(flags.beforeBirthIs, { player: unborn.player, born: String(unborn.born) })
      );
    },
  },
  unknownScore: {
    severity: 'error',
    label: flags.unknownScore,
    find: ({ delta, sport }) => {
      const result = sport && impossibleResultOf(delta, sport);
      if (result === undefined) return false;
      return result.kind === 'draw'
        ? message(flags.noDrawIs)
        : message(flags.tooManyIs, { score: result.score, most: result.most });
    },
  },
  futureResult: {
    severity: 'error',
    label: flags.futureResult,
    find: ({ resultDays, today }) => {
      if (today === undefined) return false;
      const day = resultDays.find((each) => isNotYet(each, today));
      return day !== undefined && message(flags.futureResultIs, { day });
    },
  },
  tooYoung: {
    severity: 'warning',
    label: flags.tooYoung,
    find: ({ ages }) => {
      const young = ages.find(({ age }) => age >= 0 && age < youngest);
      return (
        young !== undefined && message(flags.tooYoungIs, { player: young.player, born: String(young.born) })
      );
    },
  },
  contradictoryResult: {
    // A warning, because score and winner are often corrected by two proposals.
    severity: 'warning',
    label: flags.contradictoryResult,
    find: ({ delta, match }) =>
      match !== undefined && statesResult(delta) && disagrees(match) && message(flags.contradictoryResultIs),
  },
  topPlayer: {
    severity: 'warning',
    label: flags.topPlayer,
    find: ({ delta, topPlayer: player }) => {
      const text = textOf(delta);
      return player !== undefined && text !== undefined && message(text, { player, count: topPlaces });
    },
  },
  namesake: {
    severity: 'warning',
    label: flags.namesake,
    find: ({ namesake }) =>
      namesake !== undefined &&
      (namesake.isLonger
        ? message(flags.namesakeBegins, { name: namesake.name })
        : message(flags.namesakeIs)),
    fix: ({ namesake }) => {
      if (namesake === undefined) return undefined;
      const { id, name, renamed } = namesake;
      // A new player has no page to merge yet.
      if (renamed === undefined)
        return { label: message(flags.compareWith, { name }), to: path('player', { id }) };
      const merge = `${path('merge', { id: renamed })}?with=${encodeURIComponent(id)}`;
      return { label: message(flags.mergeWith, { name }), to: merge };
    },
  },
  knownEvent: {
    severity: 'warning',
    label: flags.knownEvent,
    find: ({ knownEvent }) =>
      knownEvent !== undefined &&
      message(knownEvent.isProposed ? flags.knownEventProposed : flags.knownEventIs, {
        name: knownEvent.name,
      }),
  },
  knownMatch: {
    severity: 'warning',
    label: flags.knownMatch,
    find: ({ knownMatch }) =>
      knownMatch !== undefined &&
      message(matchTexts[knownMatch.isProposed ? 'proposed' : 'known'][knownMatch.place]),
  },
  otherGender: {
    severity: 'warning',
    label: flags.otherGender,
    find: ({ otherGender }) =>
      otherGender !== undefined &&
      message(events.doubtSide, {
        name: otherGender.player,
        gender: message(choices[`gender.${otherGender.gender}`]),
      }),
  },
  triedBefore: {
    severity: 'warning',
    label: flags.triedBefore,
    find: ({ wasTried }) => wasTried && message(flags.triedBeforeIs),
  },
  newHost: {
    severity: 'warning',
    label: flags.newHost,
    find: ({ newHosts: [host] }) => host !== undefined && message(flags.newHostIs, { host }),
  },
  otherSource: {
    severity: 'warning',
    label: flags.otherSource,
    find: ({ otherSource }) =>
      otherSource !== undefined &&
      message(otherSource.isProposed ? flags.otherSourceProposed : flags.otherSourceStands, {
        source: otherSource.source,
      }),
    fix: ({ delta, isSourced }) => (isSourced ? undefined : askForSource(delta.id)),
  },
  noSource: {
    severity: 'warning',
    label: flags.noSource,
    find: ({ delta, isSourced }) => !isSourced && statesFacts(delta) && message(flags.noSourceIs),
    fix: ({ delta }) => askForSource(delta.id),
  },
  firstEdits: {
    severity: 'warning',
    label: flags.firstEdits,
    isAboutAuthor: true,
    find: ({ accountAgeMs, decided, isRecordRead }) =>
      accountAgeMs !== undefined &&
      accountAgeMs < newAccountMs &&
      decided < fewDecided &&
      message(isRecordRead ? flags.firstEditsIs : flags.youngAccountIs),
  },
  manyAtOnce: {
    severity: 'warning',
    label: flags.manyAtOnce,
    isAboutAuthor: true,
    find: ({ inAMinute }) => inAMinute >= manyInAMinute && message(flags.manyAtOnceIs, { count: inAMinute }),
  },
  setbacks: {
    severity: 'warning',
    label: flags.setbacks,
    isAboutAuthor: true,
    find: ({ setbacks }) => setbacks >= manySetbacks && message(flags.setbacksIs, { count: setbacks }),
  },
} as const satisfies Readonly<Record<string, FlagRule>>;

const askForSource = (id: DeltaId): Fix => ({
  label: message(flags.askForSource),
  to: `${path('proposal', { id })}${askHash}`,
});

/**
 * Whether score, winner and outcome exclude each other. After a walkover, an injury or a disqualification the side
 * with the lower score may win.
 */
function disagrees({ outcome, winner, player1, player2 }: Match): boolean {
  const hasScores = player1.score !== undefined && player2.score !== undefined;
  const lead = hasScores ? Math.sign(player1.score - player2.score) : undefined;
  const won = winner === 'player1' ? 1 : winner === 'player2' ? -1 : undefined;
  switch (outcome) {
    case undefined:
    case 'score':
    case 'winner':
      return lead !== undefined && won !== undefined && lead !== won && !(outcome === 'winner' && lead === 0);
    case 'draw':
      return won !== undefined || (lead !== undefined && lead !== 0);
    case 'noContest':
      return won !== undefined;
    default:
      return false;
  }
}

/** What would happen to the player, if it matters to readers of a ranking. */
function textOf(delta: Delta) {
  const changed = new Set((fieldChanges(delta) ?? []).map(({ field }) => field.path));
  switch (delta.collection) {
    case 'match':
      return changesResult(delta) || isDeletion(delta) ? flags.topPlayerIs : undefined;
    case 'player':
      if (isNewRecord(delta)) return undefined;
      if (changed.has('hidden')) return flags.topPlayerHidden;
      if (changed.has('sameAs')) return flags.topPlayerMerged;
      return changed.has('name') ? flags.topPlayerRenamed : undefined;
    case 'event':
      return undefined;
  }
}

export type FlagCode = keyof typeof flagRules;

export const flagCodes = Object.keys(flagRules) as readonly FlagCode[];

export interface Flag {
  readonly code: FlagCode;
  readonly severity: FlagRule['severity'];
  readonly sentence: Message;
  readonly fix?: Fix;
}

export const flagsOf = (facts: FlagFacts): readonly Flag[] =>
  flagCodes.flatMap((code) => {
    const { severity, find, fix: fixOf }: FlagRule = flagRules[code];
    const sentence = find(facts);
    if (sentence === false) return [];
    const fix = fixOf?.(facts);
    return [{ code, severity, sentence, ...(fix && { fix }) }];
  });

/** What an author can do something about: no flags about the author, and no fixes that are a moderator's. */
export const forAuthor = (flags: readonly Flag[]): readonly Flag[] =>
  flags.flatMap(({ code, severity, sentence }) => {
    const { isAboutAuthor }: FlagRule = flagRules[code];
    return isAboutAuthor === true ? [] : [{ code, severity, sentence }];
  });
