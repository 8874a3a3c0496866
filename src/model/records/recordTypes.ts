import type { DateString } from '../dates';
import type { StartText } from './startsAt';
import type { FormerName } from './formerNames';
import type { EventId, MatchId, PlayerId, SportId } from '../ids';
import type { Video } from './youtube';
import type { FieldType, KeptType, SchemaField } from '../schema/fieldSpec';

export type Result = 'W' | 'L' | 'D';

interface Values extends Record<FieldType | KeptType, unknown> {
  readonly string: string;
  readonly line: string;
  readonly text: string;
  readonly list: readonly string[];
  readonly names: readonly FormerName[];
  readonly date: DateString;
  readonly start: StartText;
  readonly points: number;
  readonly year: number;
  readonly number: number;
  readonly weight: number;
  readonly enum: string;
  readonly codes: Readonly<Record<string, string>>;
  readonly flag: true;
  readonly country: string;
  readonly player: { readonly id: PlayerId; readonly name: string };
  readonly record: string;
  readonly youtube: Video;
  readonly link: string;
  readonly account: string;
  readonly id: string;
  readonly time: number;
  /** 1 once a moderator has approved the event; 0 is shown as not reviewed and counts in no ranking. */
  readonly valid: 0 | 1;
  readonly result: Result;
}

interface Ids {
  readonly event: EventId;
  readonly match: MatchId;
  readonly player: PlayerId;
  readonly sport: SportId;
  readonly user: string;
}

type ValueOf<F extends SchemaField> = F extends { readonly of: infer Table extends keyof Ids }
  ? Ids[Table]
  : F extends { readonly choices: readonly (infer Code)[] }
    ? Code
    : Values[F['type']];

type First<Path> = Path extends `${infer Step}.${string}` ? Step : Path;

type Below<F extends SchemaField, Step> = F extends { readonly path: `${Step & string}.${infer Rest}` }
  ? Omit<F, 'path'> & { readonly path: Rest }
  : never;

type At<F extends SchemaField, Step> = [Below<F, Step>] extends [never]
  ? ValueOf<Extract<F, { readonly path: Step }>>
  : [Extract<F, { readonly path: Step }>] extends [never]
    ? Shape<Below<F, Step>>
    : Flat<Values['player'] & Shape<Below<F, Step>>>;

type RequiredStep<F extends SchemaField> = First<Extract<F, { readonly required: true }>['path']>;

type Flat<T> = { readonly [K in keyof T]: T[K] };

export type Shape<F extends SchemaField> = Flat<
  { readonly [Step in RequiredStep<F> & string]: At<F, Step> } & {
    readonly [Step in Exclude<First<F['path']>, RequiredStep<F>> & string]?: At<F, Step>;
  }
>;
