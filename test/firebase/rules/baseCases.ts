import type { Json } from '@/lib/json';
import { fieldSpecs, collections, type Collection } from '@/model/schema/recordSchema';
import { limits } from '@/model/schema/limits';
import type { FieldType } from '@/model/schema/fieldSpec';
import { factor } from '@test/support/property';
import type { Case } from './case';
import { editor, proposal } from './fixtures';
import { someOf } from './usualRun';
import { valueSamples, type Samples } from './valueSamples';

const longest = 'ä'.repeat(limits.note);
const text = { accepts: [null, '', longest], rejects: [`${longest}x`, 5, {}, []] };
const number = { accepts: [null, 0, -5, 94.8, 100000], rejects: ['', {}, []] };
const player = {
  accepts: [null, { id: 'p1', name: longest }, { id: null, name: null }],
  rejects: [
    'p1',
    { id: 'p/1', name: 'Ann' },
    { id: 'p1', name: `${longest}x` },
    { id: 5, name: 'Ann' },
    { id: 'p1', name: 5 },
    { id: 'p1', name: 'Ann', score: 1 },
    [],
  ],
};
const flag = { accepts: [null, true], rejects: [false, 'true', 1, {}, []] };
const list = { accepts: [null, [], ['A', 'A'], [5]], rejects: ['A', 5, {}, ['x'.repeat(20_001)]] };

const jane = { name: 'Jane Roe', until: '2021-03-04' };
/** Shorter than the check of a value, because rules cannot loop over a list of objects. */
const names = {
  accepts: [null, [jane]],
  rejects: ['Jane Roe', 5, {}, [], ['Jane Roe'], [{ ...jane, by: 'x' }], Array(6).fill(jane)],
};

const codes = {
  accepts: [null, {}, { age: 'U18' }, { surface: 'x'.repeat(19_999), other: 5 }],
  rejects: ['age', 5, [], { age: 'x'.repeat(20_001) }, { age: {} }],
};

const byType: Readonly<Record<FieldType, Samples>> = {
  string: text,
  line: text,
  text,
  date: text,
  // An even number of samples: a usual run tries every other case, and others must stay among them.
  start: { ...text, rejects: text.rejects.slice(1) },
  enum: text,
  codes,
  country: text,
  youtube: text,
  link: text,
  account: text,
  record: text,
  number,
  points: number,
  year: number,
  weight: number,
  player,
  flag,
  list,
  names,
};

/** In a whole record, fields without parts are measured together, whatever their kind. */
const alone = { accepts: [null, '', longest, 5, true, 94.8], rejects: ['x'.repeat(20_001), {}] };
const side = {
  accepts: [
    null,
    {},
    { score: 1 },
    { id: 'p1', name: longest, score: null, weight: 90 },
    { id: 'p/1', name: 5 },
  ],
  rejects: ['p1', [], { score: 1, result: 'W' }, { name: 'x'.repeat(20_001) }, { name: {} }],
};

const tried = new Set<string>();
/** Whether the kind is the first of its collection to be tried; in a long run every kind counts as first. */
function isFirstOf(collection: Collection, kind: string): boolean {
  const key = `${collection} ${kind}`;
  return factor > 1 || (!tried.has(key) && tried.add(key).size > 0);
}

const some = ({ accepts, rejects }: Samples): Samples => ({
  accepts: someOf(accepts),
  rejects: someOf(rejects),
});

const ofFields: readonly Case[] = collections.flatMap((collection) =>
  fieldSpecs[collection].flatMap(({ path, ...field }) => {
    const all = byType[field.type];
    const { accepts, rejects } = isFirstOf(collection, field.type) ? all : some(all);
    const [value = null] = valueSamples({ path, ...field }).accepts;
    return [
      ...accepts.map((base) => [base, true] as const),
      ...rejects.map((base) => [base, false] as const),
    ].map(([base, allowed]) => seen(collection, path, value, base, allowed));
  }),
);

const apart: Readonly<Partial<Record<FieldType, Samples>>> = { player: side, list, names, codes };

const ofRecords: readonly Case[] = collections.flatMap((collection) =>
  fieldSpecs[collection]
    .filter(({ path, apart }) => !path.includes('.') && !apart)
    .flatMap(({ path, ...field }) => {
      const all = apart[field.type] ?? alone;
      const isFirst = isFirstOf(collection, `whole ${apart[field.type] ? field.type : ''}`);
      const { accepts, rejects } = isFirst ? all : some(all);
      const [value = null] = valueSamples({ path, ...field }).accepts;
      return [
        ...accepts.map((base) => seen(collection, '', { [path]: value }, { [path]: base }, true)),
        ...rejects.map((base) => seen(collection, '', { [path]: value }, { [path]: base }, false)),
        ...(isFirst ? ofNoField(collection, path, value) : []),
      ];
    }),
);

function ofNoField(collection: Collection, path: string, value: Json): readonly Case[] {
  return [
    seen(collection, '', { [path]: value }, {}, true),
    seen(collection, path, { [path]: value }, {}, false),
    seen(collection, '', { [path]: value }, { [path]: null, other: null }, false),
    ...['', null, 5, []].map((base) => seen(collection, '', { [path]: value }, base, false)),
  ];
}

export const baseCases: readonly Case[] = [...ofFields, ...ofRecords];

function seen(collection: string, field: string, value: Json, base: Json, allowed: boolean): Case {
  const short = (json: Json) =>
    JSON.stringify(json).replace(/(ä|x)\1{9,}/g, (letters, letter: string) => `${letter}×${letters.length}`);
  return {
    name: `an author ${allowed ? 'may' : 'may not'} have seen ${short(base)} in ${collection} ${field || 'as a whole'} (${short(value)})`,
    by: editor,
    request: {
      kind: 'set',
      path: 'delta/ProposalOfAnEditor01',
      data: proposal({ collection, field, value, base }),
    },
    allowed,
  };
}
