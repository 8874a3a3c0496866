import type { DocumentData } from 'firebase-admin/firestore';
import type { MigrationStep } from '../../migrations/step';

/** How readers take it that a match has no `day`, before the step and after it: it is that of its event. */
export const dayOf = ({ day, event }: DocumentData): unknown => day ?? event.date;

/** A step as a later version may have one: it gives matches a field that they lack. */
export const syntheticStep: MigrationStep = {
  name: 'match-days',
  version: 2,
  does: 'Gives each match that has no day that of its event, by which it was read until now.',
  collection: 'match',
  missing: (data) => {
    const day = dayOf(data);
    return data['day'] === undefined && data['deleted'] !== true && typeof day === 'string'
      ? { day }
      : undefined;
  },
};
