import { defineTexts } from '../text';

/** Problems of a sport's definition, for admins. Names in quotes are JSON keys. */
export const definitionProblems = defineTexts('definitionProblems', {
  whole: 'the definition',

  json: '{at}: expected plain data, found something else.',
  object: '{at}: expected an object, found {found}.',
  list: '{at}: expected a list, found {found}.',
  missing: '{at}: expected a value, found none.',
  unknown: '{at}: unknown name {found}. Check the spelling, or remove it.',
  tooMany: '{at}: expected at most {max} entries, found {found}.',

  line: '{at}: expected one line of 1 to {max} characters without braces or angle brackets, found {found}.',
  text: '{at}: expected a text of 1 to {max} characters without braces or angle brackets, or one for each language including "en", found {found}.',
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

  repeated: '{at}: expected each code once, found {found} again.',
  live: '{at}: expected at least one code that is not retired, found none.',
  bounds: '{at}: expected either "most" or "over", found both.',
  ages: '{at}: expected an age that ends after it begins, found {found}.',
  paths: '{at}: expected paths with different last words, found one twice.',
  apart: '{at}: expected "apart" to be the path of one of the choices, found none with that path.',
  apartCodes: '{at}: expected at most {max} separately rated codes, found more.',

  sameId: '{at}: expected "{before}", the id of the definition you are replacing, found "{found}".',
  newId: '{at}: "{found}" is already defined. Use update to replace it.',
  knownId: '{at}: "{found}" is not defined. Use add to define it.',
  inUse: {
    one: '{at}: the code "{code}" is missing, but 1 match uses it. Keep it with "retired": true.',
    other: '{at}: the code "{code}" is missing, but {count} matches use it. Keep it with "retired": true.',
  },
  sports: '{at}: expected at most {max} sports, found {found} others.',
});
