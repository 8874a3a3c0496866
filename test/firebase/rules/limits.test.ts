import { isDateString } from '@/model/dates';
import { deviceLanguages, deviceTokenPattern } from '@/model/device';
import { quotaGates } from '@/model/quota';
import { enumOptions, fieldProblem, fieldSpecs } from '@/model/fields';
import { idPattern } from '@/model/ids';
import { limits } from '@/model/limits';
import { collections } from '@/model/records';
import { sports } from '@/model/sports';
import { linePattern, prosePattern } from '@/model/texts';
import { youtubePattern } from '@/model/youtube';
import { rulesSource } from './rulesFile';
import { valueSamples } from './valueSamples';

/** What a function of the rules returns. */
function bodyOf(name: string): string {
  const body = new RegExp(`function ${name}\\([^)]*\\) \\{\\s*return ([^;]+);`).exec(rulesSource)?.[1];
  if (body === undefined) throw new Error(`Expected a function ${name} in firestore.rules, found none`);
  return body;
}

/** The texts in a piece of the rules, in which only the backslash is escaped. */
const textsIn = (piece: string) =>
  [...piece.matchAll(/'((?:\\.|[^'\\])*)'/g)].map(([, text = '']) => text.replaceAll('\\\\', '\\'));

const longest = (piece: string) => [...piece.matchAll(/\{[01],(\d+)\}/g)].map(([, length]) => Number(length));

test('the rules know the lengths of the model', () => {
  expect(longest(bodyOf('isName'))).toEqual([limits.name]);
  expect(longest(bodyOf('isSeenText'))).toEqual([limits.name]);
  expect(longest(bodyOf('isProfileName'))).toEqual([limits.profileName]);
  expect(longest(bodyOf('isProposal'))).toEqual([limits.note, limits.source]);
  expect(longest(bodyOf('isReply'))).toEqual([limits.reply]);
  expect(rulesSource).toContain(`said.size() < ${limits.replies}`);
  expect(longest(bodyOf('rejects'))).toEqual([limits.reason]);
  expect(bodyOf('isScore')).toContain(`isCount(score, ${limits.score})`);
  expect(rulesSource).toContain(`request.query.limit <= ${limits.changes})`);
  expect(bodyOf('gatePath')).toContain(`request.time.seconds() % ${quotaGates})`);
  expect(bodyOf('isOrder')).toContain(`isCount(order, ${limits.order})`);
});

test('the rules know the codes of the model', () => {
  expect(textsIn(bodyOf('isGender'))).toEqual(Object.keys(enumOptions('gender')));
  expect(textsIn(bodyOf('isArm'))).toEqual(Object.keys(enumOptions('arm')));
  expect(textsIn(bodyOf('isWeight'))).toEqual(Object.keys(enumOptions('weight')));
  expect(bodyOf('isDevice')).toContain(`in [${deviceLanguages.map((code) => `'${code}'`).join(', ')}]`);
  expect(bodyOf('isSport')).toBe(`sport in [${sports.map(({ id }) => `{'id': '${id}'}`).join(', ')}]`);
});

test('the rules know the patterns of the model', () => {
  const anchored = (name: string) => textsIn(bodyOf(name)).map((text) => `^${text}$`);
  expect(anchored('isId')).toEqual([idPattern.source]);
  expect(anchored('isSeenId')).toEqual([idPattern.source]);
  expect(textsIn(bodyOf('isDevice')).map((text) => `^${text}$`)).toContain(deviceTokenPattern.source);
  expect(anchored('isYoutube')).toEqual([youtubePattern.source]);
});

test('the rules take exactly the days that the model takes, for every form of a date in four centuries', () => {
  const pattern = new RegExp(`^(${textsIn(bodyOf('isDate'))[0]})$`);
  const two = (number: number) => String(number).padStart(2, '0');
  const disagreed: string[] = [];
  for (let year = 1850; year < 2250; year += 1)
    for (let month = 0; month <= 13; month += 1)
      for (let day = 0; day <= 32; day += 1) {
        const text = `${year}-${two(month)}-${two(day)}`;
        if (pattern.test(text) !== isDateString(text)) disagreed.push(text);
      }
  expect(disagreed).toEqual([]);
});

test('the rules know which characters have no place in a text', () => {
  // The same patterns in the words of JavaScript.
  const inRules = (name: string) =>
    textsIn(bodyOf(name)).map((text) => `^${text.replaceAll('\\x{', '\\u{')}$`);
  expect(inRules('isLine')).toEqual([linePattern.source]);
  expect(inRules('isProse')).toEqual([prosePattern.source]);
});

test.each(
  collections.flatMap((collection) =>
    fieldSpecs[collection].map((field) => [collection, field.path, field] as const),
  ),
)('%s %s takes and refuses what the samples say', (_, __, field) => {
  const { accepts, rejects } = valueSamples(field);
  expect(accepts.map((value) => fieldProblem(field, value))).toEqual(accepts.map(() => undefined));
  expect(rejects.filter((value) => fieldProblem(field, value) === undefined)).toEqual([]);
});
