import { isProfileName } from './profileName';

/** Why the rules refused what holds a name, in sentences by which the client knows the reason. */
export const nameSentences = {
  refused: 'A name in it is not allowed.',
  taken: 'Somebody with a role is called so.',
} as const;

/** What a refused profile's name suffers from; the rules refuse nothing else of it but the names of those with a role. */
export const profileRefusal = (name: string): string =>
  isProfileName(name) ? nameSentences.taken : nameSentences.refused;
