import type { Message } from '@/language/text';
import { beforeBirth } from './flagRules/beforeBirth';
import { contradictoryResult } from './flagRules/contradictoryResult';
import { firstEdits } from './flagRules/firstEdits';
import { futureResult } from './flagRules/futureResult';
import { knownEvent } from './flagRules/knownEvent';
import { knownMatch } from './flagRules/knownMatch';
import { manyAtOnce } from './flagRules/manyAtOnce';
import { namesake } from './flagRules/namesake';
import { newHost } from './flagRules/newHost';
import { noSource } from './flagRules/noSource';
import { otherGender } from './flagRules/otherGender';
import { otherSource } from './flagRules/otherSource';
import { setbacks } from './flagRules/setbacks';
import { tooYoung } from './flagRules/tooYoung';
import { topPlayer } from './flagRules/topPlayer';
import { triedBefore } from './flagRules/triedBefore';
import { unknownScore } from './flagRules/unknownScore';
import type { Fix, FlagFacts, FlagRule } from './flagRules/flagRule';

/** Errors first. The order here is the order shown. */
export const flagRules = {
  beforeBirth,
  unknownScore,
  futureResult,
  tooYoung,
  contradictoryResult,
  topPlayer,
  namesake,
  knownEvent,
  knownMatch,
  otherGender,
  triedBefore,
  newHost,
  otherSource,
  noSource,
  firstEdits,
  manyAtOnce,
  setbacks,
} as const satisfies Readonly<Record<string, FlagRule>>;

export type FlagCode = keyof typeof flagRules;

// `Object.keys` widens the keys to string.
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
