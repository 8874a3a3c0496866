import type { Json } from '@/lib/json';
import { fieldSpecs } from '@/model/schema/recordSchema';
import { limits } from '@/model/schema/limits';
import { collections } from '@/model/records';
import type { Case } from './case';
import { editor, proposal } from './fixtures';
import { valueSamples } from './valueSamples';

const longest = 'ä'.repeat(limits.name);
const text = { accepts: [null, '', longest], rejects: [`${longest}x`, 5, {}, []] };
const number = { accepts: [null, 0, -5, 100000], rejects: ['', 1.5, {}, []] };
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
const side = {
  accepts: [...player.accepts, {}, { score: 1 }, { id: 'p1', name: 'Ann', score: null }],
  rejects: [...player.rejects.slice(0, -2), { score: 'x' }, { score: 1, result: 'W' }],
};
const byType = { string: text, date: text, enum: text, youtube: text, number, player } as const;

const ofFields: readonly Case[] = collections.flatMap((collection) =>
  fieldSpecs[collection].flatMap(({ path, ...field }) => {
    const { accepts, rejects } = byType[field.type];
    const [value = null] = valueSamples({ path, ...field }).accepts;
    return [
      ...accepts.map((base) => [base, true] as const),
      ...rejects.map((base) => [base, false] as const),
    ].map(([base, allowed]) => seen(collection, path, value, base, allowed));
  }),
);

const ofRecords: readonly Case[] = collections.flatMap((collection) =>
  fieldSpecs[collection]
    .filter(({ path }) => !path.includes('.'))
    .flatMap(({ path, ...field }) => {
      const { accepts, rejects } = field.type === 'player' ? side : byType[field.type];
      const [value = null] = valueSamples({ path, ...field }).accepts;
      return [
        ...accepts.map((base) => seen(collection, '', { [path]: value }, { [path]: base }, true)),
        ...rejects.map((base) => seen(collection, '', { [path]: value }, { [path]: base }, false)),
        seen(collection, '', { [path]: value }, {}, true),
        seen(collection, path, { [path]: value }, {}, false),
        seen(collection, '', { [path]: value }, { [path]: null, other: null }, false),
        ...['', null, 5, []].map((base) => seen(collection, '', { [path]: value }, base, false)),
      ];
    }),
);

/** Values that authors say they saw: any value of the right kind and length, of no other field than `value` names. */
export const baseCases: readonly Case[] = [...ofFields, ...ofRecords];

function seen(collection: string, field: string, value: Json, base: Json, allowed: boolean): Case {
  const short = (json: Json) => JSON.stringify(json).replace(/ä+/g, (letters) => `ä×${letters.length}`);
  return {
    name: `an author ${allowed ? 'may' : 'may not'} have seen ${short(base)} in ${collection} ${field || 'as a whole'} (${short(value)})`,
    by: editor,
    request: { kind: 'set', path: 'delta/d1', data: proposal({ collection, field, value, base }) },
    allowed,
  };
}
