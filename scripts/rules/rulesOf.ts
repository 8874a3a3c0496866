import { accountSites } from '@/model/schema/accounts';
import type { FieldSpec, FieldType } from '@/model/schema/fieldSpec';
import { editableFields, type Collection, type Schema, collections } from '@/model/schema/recordSchema';
import { constants } from './patternRules';
import { choices, codeCheck, declare, hasOnly, inRules } from './ruleText';
import { seen, seenTogether } from './seenRules';

const begins = '    // Made of the schema by `npm run rules`: what a proposal may say of each kind of record';
const ends = '    // Up to here of the schema';

/** The rules with the part that follows from the schema replaced; throws if they have no such part. */
export function withSchemaPart(rules: string, schema: Schema): string {
  const [from, to] = [rules.indexOf(begins), rules.indexOf(ends)];
  if (from < 0 || to < from)
    throw new Error(
      `firestore.rules: expected a part between "${begins.trim()}" and "${ends.trim()}", found none`,
    );
  return rules.slice(0, from) + schemaPart(schema) + rules.slice(to);
}

export function schemaPart(schema: Schema): string {
  const parts = [
    begins,
    ...(['player', 'event', 'match'] as const).map((collection) =>
      functionsOf(collection, editableFields(schema[collection])),
    ),
    constants(collections.flatMap((collection) => editableFields(schema[collection]))),
  ];
  return `${parts.join('\n\n')}\n\n`;
}

/** Lists take many expressions, so the rule of the author's quota checks those of a whole record. */
const isList = ({ type }: FieldSpec) => type === 'list' || type === 'codes';

/** The keys of a whole new record besides editable fields: the records it belongs to. */
const parents = {
  event: [['sport', 'isSport(value.sport)']],
  match: [['event', 'isEventOfMatch(value.event)']],
  player: [],
} as const satisfies Record<Collection, readonly (readonly [key: string, check: string])[]>;

function functionsOf(collection: Collection, fields: readonly FieldSpec[]): string {
  const own = fields.filter(({ path }) => !path.includes('.'));
  // These are edited one by one, which leaves room for an edit of the whole record.
  const together = own.filter((field) => !field.apart);
  const brief = own.filter((field) => !isList(field));
  const title = collection.charAt(0).toUpperCase() + collection.slice(1);
  const keys = own.map(({ path }) => path);
  const required = own.filter((field) => field.required);
  const optional = together.filter((field) => !field.required && !isList(field));
  const below = fields.filter(({ path }) => path.includes('.'));
  const parent = parents[collection];
  return [
    declare(`isNew${title}(value)`, [
      hasOnly('value', [...keys, ...parent.map(([key]) => key)]),
      ...required.map((field) => check(field, `value.${field.path}`)),
      ...parent.map(([, each]) => each),
      ...brief
        .filter((field) => field.apart)
        .map((field) => check(field, `value.get('${field.path}', null)`)),
      ...(optional.length > 0 ? [`hasFactsOf${title}(value)`] : []),
    ]),
    declare(`merges${title}(value)`, [
      hasOnly(
        'value',
        together.map(({ path }) => path),
      ),
      'value.size() > 0',
      ...required.map(merged),
      ...(optional.length > 0 ? [`hasFactsOf${title}(value)`] : []),
    ]),
    declare(`hasFactsOf${title}(value)`, optional.map(fact)),
    declare(
      `hasListsOf${title}(value)`,
      own.filter(isList).map((field) => check(field, `value.get('${field.path}', null)`)),
    ),
    ...sideFunctions(below),
    edits(title, fields),
    declare(`isBaseOf${title}(base)`, seenTogether('base', together)),
  ].join('\n\n');
}

/** Functions for a side of a match: the player, with the side's own facts. Both sides share them. */
function sideFunctions(below: readonly FieldSpec[]): readonly string[] {
  const facts = below.filter(({ path }) => path.startsWith('player1.'));
  if (facts.length === 0) return [];
  const keyOf = ({ path }: FieldSpec) => path.slice('player1.'.length);
  const keys = facts.map(keyOf);
  const checks = facts.map((field) => check(field, `side.get('${keyOf(field)}', null)`));
  return [
    declare('isSide(side)', [
      hasOnly('side', ['id', 'name', ...keys]),
      'isId(side.id)',
      'isName(side.name)',
      ...checks,
    ]),
    '    // Either another player, perhaps with such facts, or these alone.\n' +
      declare('mergesSide(side)', [
        hasOnly('side', ['id', 'name', ...keys]),
        'side.size() > 0',
        "(!side.keys().hasAny(['id', 'name']) || (isId(side.id) && isName(side.name)))",
        ...checks,
      ]),
    declare('isSeenSide(side)', [
      `side == null || (${hasOnly('side', ['id', 'name', ...keys])} && isShort(side.values()))`,
    ]),
  ];
}

/** One field of a record, or several together. Fields with the same check share a condition. */
function edits(title: string, fields: readonly FieldSpec[]): string {
  const groups = new Map<string, string[]>();
  for (const field of fields) {
    const test = `${check(field, 'delta.value')} && ${seen(field, 'delta.base')}`;
    groups.set(test, [...(groups.get(test) ?? []), field.path]);
  }
  const single = [...groups].map(([test, paths]) => {
    const named = paths.map((path) => `'${path}'`).join(', ');
    return `(${paths.length === 1 ? `delta.field == ${named}` : `delta.field in [${named}]`} && ${test})`;
  });
  return declare(
    `edits${title}(delta)`,
    [
      `(delta.field == '' && merges${title}(delta.value) && delta.base.keys().hasOnly(delta.value.keys()))`,
      ...single,
    ],
    '||',
  );
}

const check = (field: FieldSpec, value: string): string =>
  field.type === 'player' && value !== 'delta.value' ? `isSide(${value})` : checks[field.type](field, value);

/**
 * The same for a required field, which an edit may leave out: a valid value replaces it, with the fewest expressions.
 */
function merged(field: FieldSpec): string {
  const { path, type, choices: codes = [], min = 0 } = field;
  if (type === 'player') return `(!('${path}' in value) || mergesSide(value.${path}))`;
  const fitting = { string: "'x'", date: "'2000-01-01'", number: String(min), enum: `'${codes[0] ?? ''}'` };
  if (!(type in fitting)) throw new Error(`${path}: expected a type that may be required, found ${type}`);
  return check(field, `value.get('${path}', ${fitting[type as keyof typeof fitting]})`);
}

/** Codes that a record may have only beside fitting values of its other fields, with the function that judges them. */
const bound: Readonly<Record<string, { readonly code: string; readonly fits: string }>> = {
  outcome: { code: 'winner', fits: 'isWonWithoutScore(value)' },
};

/** The check of an optional field among the others. */
function fact(field: FieldSpec): string {
  const { path, choices = [] } = field;
  const value = `value.get('${path}', null)`;
  const exception = bound[path];
  if (exception === undefined) return check(field, value);
  const free = { ...field, choices: choices.filter((code) => code !== exception.code) };
  return `(${check(free, value)} || ${exception.fits})`;
}

const orNull = (field: FieldSpec) => (field.required ? '' : 'OrNull');

const count = (field: FieldSpec, value: string) =>
  `isCount${orNull(field)}(${value}, ${field.min ?? 0}, ${field.max ?? 0})`;

const checks: Readonly<Record<FieldType, (field: FieldSpec, value: string) => string>> = {
  string: (_, value) => `isName(${value})`,
  line: ({ max = 0 }, value) => `isLineTo${max}(${value})`,
  text: ({ max = 0 }, value) => `isTextTo${max}(${value})`,
  list: ({ most = 1, max = 0 }, value) => `isListTo${max}(${value}, ${most})`,
  names: (_, value) => `isFormerNames(${value})`,
  date: (field, value) => `isDate${orNull(field)}(${value})`,
  start: (_, value) => `isStart(${value})`,
  year: count,
  number: count,
  points: ({ max = 0 }, value) => `isPointsTo${max}(${value})`,
  weight: ({ min = 0, max = 0 }, value) => `isAmountOrNull(${value}, ${min}, ${max})`,
  enum: ({ path, choices: codes, required }, value) =>
    codes === undefined ? `${codeCheck(path)}(${value})` : `${value} in ${choices(codes, required)}`,
  codes: (_, value) => `isCodes(${value})`,
  flag: (_, value) => `${value} in [null, true]`,
  country: (_, value) => `isCountry(${value})`,
  player: (_, value) => `isPlayer(${value})`,
  record: (_, value) => `(${value} == null || isId(${value}))`,
  youtube: (_, value) => `isVideo(${value})`,
  link: (_, value) => `isLink(${value})`,
  account: ({ site = 'wikidata' }, value) =>
    `isTextOrNull(${value}, '${inRules(accountSites[site].pattern)}')`,
};
