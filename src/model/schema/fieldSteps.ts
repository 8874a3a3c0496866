import type { SchemaField } from './fieldSpec';
import { defaults } from './limits';

export type FieldStep =
  | { readonly key: string; readonly field: SchemaField }
  | { readonly key: string; readonly below: readonly SchemaField[]; readonly isPlayer: boolean };

const playerFields: readonly SchemaField[] = [
  { path: 'id', type: 'id', required: true },
  { path: 'name', type: 'string', required: true, fallback: defaults.name },
];

export function fieldSteps(fields: readonly SchemaField[]): readonly FieldStep[] {
  const keys = [...new Set(fields.map(({ path }) => path.split('.')[0]!))];
  return keys.map((key): FieldStep => {
    const field = fields.find(({ path }) => path === key);
    const below = fields.flatMap((each) =>
      each.path.startsWith(`${key}.`) ? [{ ...each, path: each.path.slice(key.length + 1) }] : [],
    );
    if (field === undefined) return { key, below, isPlayer: false };
    return field.type === 'player'
      ? { key, below: [...playerFields, ...below], isPlayer: true }
      : { key, field };
  });
}
