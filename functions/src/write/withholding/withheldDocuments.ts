import type { DocumentData } from 'firebase-admin/firestore';
import { withheldName } from '@/model/privacy/withholding';
import type { Person } from './person';

/** Fields of a player that stay: those by which matches and merges find the page, and technical ones. */
const keptOfPlayer: ReadonlySet<string> = new Set([
  'sameAs',
  'replaces',
  'author',
  'created',
  'updatedAt',
  'deleted',
  'deletedBy',
  'deletedAt',
  'deletedIn',
]);

export const withheldPlayer = (data: DocumentData): DocumentData => ({
  ...pick(data, keptOfPlayer),
  name: withheldName,
  hidden: true,
  withheld: true,
});

export const isWithheldAlready = (data: DocumentData): boolean =>
  data['withheld'] === true &&
  Object.keys(data).every((key) => keptOfPlayer.has(key) || ['name', 'hidden', 'withheld'].includes(key));

/** Fields of a proposal that say nothing about the person: who changed which field, and when. */
const keptOfProposal: ReadonlySet<string> = new Set([
  'collection',
  'docId',
  'field',
  'author',
  'timestamp',
  'status',
  'bundle',
  'decidedBy',
  'decidedAt',
  'reverted',
  'trusted',
  'rest',
  'applying',
]);

const ofPage: ReadonlySet<string> = new Set(['sameAs', 'differentFrom', 'hidden']);

export const isAbout = (
  { collection, docId }: DocumentData,
  id: string | undefined,
  { players }: Person,
): boolean =>
  collection === 'player' &&
  (players.has(String(docId)) || (docId === '' && id !== undefined && players.has(id)));

export function withheldProposal(data: DocumentData): DocumentData {
  const field = String(data['field']);
  const amended = data['amended'] as DocumentData | undefined;
  const without = (value: unknown) => withheldValue(field, value);
  return {
    ...pick(data, keptOfProposal),
    ...Object.fromEntries(
      ['value', 'base', 'before'].filter((key) => key in data).map((key) => [key, without(data[key])]),
    ),
    ...(amended && { amended: { ...amended, proposed: without(amended['proposed']) } }),
  };
}

function withheldValue(field: string, value: unknown): unknown {
  if (value === null || value === undefined || ofPage.has(field)) return value ?? null;
  if (field === 'name') return withheldName;
  return field === '' ? { name: withheldName } : null;
}

const pick = (data: DocumentData, keys: ReadonlySet<string>): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => keys.has(key)));
