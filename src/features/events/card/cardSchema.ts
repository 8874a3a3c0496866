import * as v from 'valibot';
import { findField } from '@/model/records/fields';
import { cardDoubts } from '@/parts/rows/remarkTexts';
import type { CodePath } from '@/model/schema/choice';
import { choiceAt, codeAt, genders, type Gender, type Sport } from '@/model/sports';
import type { Outcome, Winner } from '@/model/card/endings';
import { draftSchema, draftsSchema, whySchema } from '@/parts/drafts/draftSchema';
import type { CardForm, CardRow } from './cardForm';

/** A code of any of the sports: the schema does not know which sport the form is for. */
const codeAtPath = (sports: readonly Sport[], path: string) =>
  v.optional(
    v.custom<string>(
      (value) =>
        typeof value === 'string' &&
        sports.some((sport) => codeAt(choiceAt(sport, path), value) !== undefined),
    ),
  );

const codesAt = (sports: readonly Sport[]): Readonly<Record<CodePath, ReturnType<typeof codeAtPath>>> => {
  const paths: readonly CodePath[] = [
    'arm',
    'weight',
    ...sports.flatMap(({ choices }) => choices.map(({ path }) => path)),
  ];
  // A row has no other path.
  return Object.fromEntries(paths.map((path) => [path, codeAtPath(sports, path)])) as ReturnType<
    typeof codesAt
  >;
};

const schemaCode = <Code extends string>(path: 'outcome' | 'winner') =>
  v.optional(
    v.custom<Code>(
      (value) => typeof value === 'string' && findField('match', path)?.choices?.includes(value) === true,
    ),
  );

const amount = v.optional(v.union([v.number(), v.string()]));

/** A doubt of another version is dropped; the row stays. */
const doubt = v.object({
  code: v.custom<keyof typeof cardDoubts>(
    (code) => typeof code === 'string' && Object.hasOwn(cardDoubts, code),
  ),
  said: v.string(),
  at: v.optional(v.string()),
});

const about = v.optional(v.object({ country: v.optional(v.string()), other: v.optional(v.string()) }));

const rowOf = (sports: readonly Sport[]): v.GenericSchema<unknown, CardRow> =>
  v.object({
    key: v.string(),
    player1: draftSchema,
    player2: draftSchema,
    score1: amount,
    score2: amount,
    weight1: amount,
    weight2: amount,
    doubts: v.optional(
      v.pipe(
        v.array(v.unknown()),
        v.transform((all) => all.filter((each) => v.is(doubt, each))),
      ),
    ),
    ...codesAt(sports),
    gender: v.optional(
      v.custom<Gender>((value) => typeof value === 'string' && Object.hasOwn(genders, value)),
    ),
    outcome: schemaCode<Outcome>('outcome'),
    winner: schemaCode<Winner>('winner'),
    round: v.optional(v.string()),
    title: v.optional(v.string()),
    main: v.optional(v.boolean()),
    youtube: v.optional(v.string()),
    about: v.optional(v.object({ player1: about, player2: about })),
    written: v.optional(v.object({ player1: v.optional(v.string()), player2: v.optional(v.string()) })),
  });

export const cardSchema = (sports: readonly Sport[]): v.GenericSchema<unknown, CardForm> =>
  v.object({
    event: draftsSchema,
    rows: v.array(rowOf(sports)),
    paste: v.string(),
    others: v.array(v.string()),
    forgotten: v.optional(v.array(v.string())),
    why: whySchema,
  });
