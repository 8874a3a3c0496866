import { isProfileName } from './profileName';

export const nameSentences = {
  nameRefused: 'A name in it is not allowed.',
  nameTaken: 'Somebody with a role is called so.',
} as const;

/** Why the rules refused a profile's name. A name of valid form can only belong to somebody with a role. */
export const profileRefusal = (name: string): keyof typeof nameSentences =>
  isProfileName(name) ? 'nameTaken' : 'nameRefused';
