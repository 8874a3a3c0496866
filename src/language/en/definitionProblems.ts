import { defineTexts } from '../text';

/** Faults of the definition of a sport, for admins: names in quotes stand so in its JSON. */
export const definitionProblems = defineTexts('definitionProblems', {
  // The place of what concerns all of it.
  whole: 'the definition',

  json: '{at}: expected what a file can hold, found something else.',
  object: '{at}: expected an object, found {found}.',
  list: '{at}: expected a list, found {found}.',
  missing: '{at}: expected a value, found none.',
  unknown: '{at}: nothing of that name is known here, found {found}. Mind the spelling, or leave it out.',
  tooMany: '{at}: expected at most {max} entries, found {found}.',

  line: '{at}: expected one line of 1 to {max} characters without braces and angle brackets, found {found}.',
  text: '{at}: expected a text of 1 to {max} characters without braces and angle brackets, or one for each language with "en" among them, found {found}.',
  word: '{at}: expected a word in lower case, found {found}.',
  flag: '{at}: expected true or false, found {found}.',
  number: '{at}: expected a number, found {found}.',
  kilograms: '{at}: expected {min} to {max} kilograms, found {found}.',
  years: '{at}: expected a whole number of years from {min} to {max}, found {found}.',
  score: '{at}: expected a whole number from {min} to {max}, found {found}.',
  gender: '{at}: expected "M", "W" or "-", found {found}.',
  id: '{at}: expected an id of 1 to 32 lower-case letters, digits and dashes that begins with a letter, found {found}.',
  path: '{at}: expected "arm", "weight", or "choices." and a word of up to 20 letters and digits, found {found}.',
  code: '{at}: expected a code of 1 to 20 letters, digits, blanks, and . + - after the first, found {found}.',

  repeated: '{at}: expected a code that stands here once, found {found}.',
  live: '{at}: expected at least one code that is not retired, found none.',
  bounds: '{at}: expected either "most" or "over", found both.',
  ages: '{at}: expected an age that ends after it begins, found {found}.',
  paths: '{at}: expected paths that end with different words, found one twice.',
  apart: '{at}: expected "apart" to be the path of one of the choices, found none of that path.',
  apartCodes: '{at}: expected at most {max} codes that are rated apart, found more.',

  sameId: '{at}: expected "{before}", which this definition is to replace, found "{found}".',
  newId: '{at}: expected the id of a new sport, found "{found}", which is defined. Say update to replace it.',
  knownId: '{at}: expected the id of a sport that is defined, found "{found}". Say add to define it.',
  inUse: {
    one: '{at}: expected the code "{code}", which 1 match has, found none. Keep it with "retired": true.',
    other:
      '{at}: expected the code "{code}", which {count} matches have, found none. Keep it with "retired": true.',
  },
  sports: '{at}: expected at most {max} sports, found {found} others.',
});
