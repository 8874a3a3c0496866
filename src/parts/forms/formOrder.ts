import type { FieldSpec } from '@/model/schema/fieldSpec';

const scoreSheet = [
  'player1',
  'player1.score',
  'player2',
  'player2.score',
  'outcome',
  'winner',
  'arm',
  'weight',
  'choices',
  'gender',
  'date',
  'order',
  'youtube',
];

const place = ({ path }: FieldSpec): number => {
  const at = scoreSheet.indexOf(path);
  return at === -1 ? scoreSheet.length : at;
};

export const inFormOrder = (fields: readonly FieldSpec[]): readonly FieldSpec[] =>
  fields.some(({ path }) => path === 'player1') ? [...fields].sort((a, b) => place(a) - place(b)) : fields;
