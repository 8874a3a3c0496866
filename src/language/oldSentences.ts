import type { SaidCause } from './causes';

/**
 * The sentences that earlier versions stored in documents and rows, word for word, without saying what they mean. They
 * stay as they are whatever the texts of today say: nothing new needs them. Of two that fit the first is meant.
 */
const oldSentences: readonly (readonly [SaidCause['code'], string])[] = [
  ['existsAlready', '{record} exists already'],
  ['doesNotExist', '{record} does not exist so cannot upgrade data'],
  ['existsFirst', '{record} has to exist first'],
  ['changedMeanwhile', '{record} was changed meanwhile: {fields}'],
  [
    'changedByAuthor',
    '{record} was changed by its author since you looked: look again and apply it as it is now',
  ],
  ['ownProposal', 'Somebody else has to decide on your own proposal.'],
  ['replacedBy', 'replaced by {id}'],
  ['recordDeleted', 'record deleted'],
  ['accountBanned', 'This account was banned.'],
  ['noSource', 'No source is given, and none could be found. Please propose it again with one.'],
  ['contradicts', 'The sources at hand say otherwise.'],
  ['duplicate', 'This record exists already. Please edit that one.'],
  ['known', 'The wiki says this already.'],
  ['spelling', 'The name is spelled differently in the results.'],
  ['outOfScope', 'This is not about a result, an event or a player of the sport.'],
  ['isRequired', '{field} is required'],
  ['expectedName', '{field}: expected 1 to {max} characters in one line, found {found}'],
  ['expectedDay', '{field}: expected a day as YYYY-MM-DD, found {found}'],
  ['expectedNumber', '{field}: expected a whole number from 0 to {max}, found {found}'],
  ['expectedChoice', '{field}: expected one of {choices}, found {found}'],
  ['expectedPlayer', "{field}: expected a player's id and name, found {found}"],
  ['expectedVideo', '{field}: expected a YouTube id, found {found}'],
  // Of commands in the outbox.
  ['banned', 'This account may not propose changes any more.'],
  [
    'tooManyOpen',
    '{max} of your changes wait for a decision, which is the most one account may have. Send this again when some have been decided, or withdraw some.',
  ],
  [
    'tooFast',
    'You have made more than {max} changes within a minute. This one is sent by itself a little later.',
  ],
  ['nameRefused', 'A name in it is not allowed.'],
  ['nameTaken', 'Somebody with a role is called so.'],
];

/** The form of a value where anything else would be a sentence that a person wrote. */
const shapes: Readonly<Record<string, string>> = {
  record: '(?:event|match|player|delta)/\\S+',
  id: '\\S+',
  max: '\\d+',
  field: '[^:]+',
};

const patterns = oldSentences.map(([code, sentence]) => ({ code, pattern: patternOf(sentence) }));

function patternOf(template: string): RegExp {
  const source = template
    .split(/\{(\w+)\}/)
    .map((part, at) =>
      at % 2 === 0 ? part.replace(/[.*+?^$()|[\]\\]/g, '\\$&') : `(?<${part}>${shapes[part] ?? '.+'})`,
    )
    .join('');
  return new RegExp(`^${source}$`, 's');
}

/** The names of fields in these sentences, by path. */
const labels: Readonly<Record<string, string>> = {
  Name: 'name',
  Date: 'date',
  YouTube: 'youtube',
  'Player 1': 'player1',
  'Player 1 score': 'player1.score',
  'Player 2': 'player2',
  'Player 2 score': 'player2.score',
  Gender: 'gender',
  Arm: 'arm',
  Weight: 'weight',
  Order: 'order',
};

const pathOf = (label: string): string => (Object.hasOwn(labels, label) && labels[label]) || label;

/** The cause that a sentence of an earlier version tells; `undefined` for any other, as people write them. */
export function causeOfSentence(said: string): SaidCause | undefined {
  for (const { code, pattern } of patterns) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const { field, fields, ...values } = found.groups ?? {};
    return {
      code,
      values: {
        ...values,
        ...(field !== undefined && { field: pathOf(field) }),
        ...(fields !== undefined && { fields: fields.split(', ').map(pathOf) }),
      },
    };
  }
  return undefined;
}
