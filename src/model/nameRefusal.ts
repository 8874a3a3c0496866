import { isProfileName } from './profileName';

/** Why the rules refused what holds a name: what stands in English beside the code. */
export const nameSentences = {
  nameRefused: 'A name in it is not allowed.',
  nameTaken: 'Somebody with a role is called so.',
} as const;

/** The fault of a refused profile's name; the rules refuse nothing else of it but the names of those with a role. */
export const profileRefusal = (name: string): keyof typeof nameSentences =>
  isProfileName(name) ? 'nameTaken' : 'nameRefused';
