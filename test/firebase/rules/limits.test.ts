import { pageSize } from '@/model/published/pageSize';
import fc from 'fast-check';
import { everyCharacter, runs } from '@test/support/property';
import { asRules } from './asRules';
import { isDateString } from '@/model/dates';
import { deviceLanguages, deviceTokenPattern } from '@/model/news/device';
import { digestRhythms } from '@/model/news/digest';
import { mostStoredWatches } from '@/model/news/watches';
import { newsAtOnce } from '@/model/news/news';
import { moderatorLimits, quotaLimits, slotOf } from '@/model/accounts/quota';
import { fieldProblem } from '@/model/records/fieldProblem';
import { fieldSpecs, recordSchema, collections } from '@/model/schema/recordSchema';
import { newId } from '@/lib/newId';
import { idPattern, isNewId, newIdPattern } from '@/model/ids';
import { codesPath, knownCodes } from '@/model/parsing/parseSport';
import { limits } from '@/model/schema/limits';
import { builtInSports } from '@/model/sports';
import { claimException, claimRule, personPattern, skeletonSteps } from '@/model/names/profileName';
import { isNameText, linePattern, prosePattern } from '@/model/texts';
import { withSchemaPart } from '../../../scripts/rules/rulesOf';
import { rulesSource } from './rulesFile';
import { valueSamples } from './valueSamples';

function bodyOf(name: string): string {
  const body = new RegExp(`function ${name}\\([^)]*\\) \\{\\s*return ([^;]+);`).exec(rulesSource)?.[1];
  if (body === undefined) throw new Error(`Expected a function ${name} in firestore.rules, found none`);
  return body;
}

const textsIn = (piece: string) =>
  [...piece.matchAll(/'((?:\\.|[^'\\])*)'/g)].map(([, text = '']) => text.replaceAll('\\\\', '\\'));

const longest = (piece: string) => [...piece.matchAll(/\{[01],(\d+)\}/g)].map(([, length]) => Number(length));

test('the rules know the rhythms and languages of the digest, and how much news one query may ask for', () => {
  expect(textsIn(bodyOf('choosesDigest'))).toEqual([
    'digest',
    'language',
    ...digestRhythms,
    ...deviceLanguages,
  ]);
  expect(rulesSource).toContain(`allow list: if isOneself(uid) && isUpTo(${newsAtOnce});`);
});

test('the rules know how long the text of what is followed may be', () => {
  expect(bodyOf('keepsFollows')).toMatch(new RegExp(`follows\\.size\\(\\) <= ${mostStoredWatches}$`));
});

test('the rules know the lengths of the model', () => {
  expect(longest(bodyOf('isName'))).toEqual([limits.name]);
  expect(longest(bodyOf('areNamesWithDays'))).toEqual([limits.name, limits.name]);
  expect(longest(bodyOf('isSeenText'))).toEqual([limits.note]);
  expect(longest(bodyOf('isPersonName'))).toEqual([limits.profileName]);
  expect(longest(bodyOf('isProposal'))).toEqual([limits.note, limits.source]);
  expect(longest(bodyOf('isReply'))).toEqual([limits.reply]);
  expect(rulesSource).toContain(
    `said.size() < (isOwn(resource.data) ? ${limits.repliesOfAuthor} : ${limits.replies})`,
  );
  expect(longest(bodyOf('rejects'))).toEqual([limits.reason]);
  expect(rulesSource).toContain(`isUpTo(${pageSize}) && resource.data.status == 'applied'`);
  expect(rulesSource).toContain(`isUpTo(${limits.queue}) && (isOwn`);
});

test('the rules know the quotas of the model', () => {
  const seconds = [moderatorLimits, quotaLimits].map(({ windowMs }) => windowMs / 1_000);
  expect(rulesSource).toContain(
    `duration.value(isFast(before) ? ${seconds[0]} : before.get('window', ${seconds[1]}), 's')`,
  );
  expect(rulesSource).toContain(
    `after.open <= (mayDoMore() ? ${moderatorLimits.open} : ${quotaLimits.open})`,
  );
  expect([moderatorLimits.writes, quotaLimits.writes]).toEqual([60, 60]);
  expect(rulesSource).toContain('string(written % 60)');
  const place = /after\.slot\.matches\('(.*)'\)/.exec(rulesSource)?.[1] ?? '';
  const texts = [...Array(200).keys()].flatMap((number) => [`${number}`, `0${number}`, `-${number}`]);
  expect(texts.filter((text) => new RegExp(`^(${place})$`).test(text))).toEqual(
    Array.from({ length: quotaLimits.writes }, (_, written) => slotOf(written)),
  );
  expect(limits.devices).toBe(10);
  expect(rulesSource).toContain("id.matches('[0-9]')");
});

test('the rules know the codes of the model', () => {
  const { sports, arm, weight, names, others } = knownCodes(builtInSports);
  expect(weight.length).toBeGreaterThan(10);
  expect(textsIn(bodyOf('isSport')).slice(1)).toEqual(sports);
  expect(textsIn(bodyOf('isArm'))).toEqual(arm);
  expect(textsIn(bodyOf('isWeight'))).toEqual(weight);
  expect(textsIn(bodyOf('areCodes'))).toEqual([...names, ...others]);
  expect(bodyOf('isArm')).toContain(`get(/databases/$(database)/documents/${codesPath}).data.arm`);
  expect(bodyOf('isDevice')).toContain(`in [${deviceLanguages.map((code) => `'${code}'`).join(', ')}]`);
});

test('the rules know the patterns of the model', () => {
  const anchored = (name: string) => textsIn(bodyOf(name)).map((text) => `^${text}$`);
  expect(anchored('isDevice')).toContain(deviceTokenPattern.source);
});

test('what follows from the schema stands in the rules as `npm run rules` writes it', () => {
  expect(withSchemaPart(rulesSource, recordSchema)).toBe(rulesSource);
});

test('a field that the schema has besides is one that the rules check, on its own, in a new record and in a whole edit', () => {
  const field = { path: 'nickname', type: 'line', max: 40, since: 2 } as const;
  const rules = withSchemaPart(rulesSource, { ...recordSchema, player: [...recordSchema.player, field] });
  expect(rules).toContain("&& isLineTo40(value.get('nickname', null))");
  expect(rules).toContain("(delta.field == 'nickname' && isLineTo40(delta.value) && isSeenText(delta.base))");
  expect(rules.match(/\bnickname\b/g)?.length).toBeGreaterThan(4);
  expect(rulesSource).not.toContain('nickname');
  expect(() => withSchemaPart('nothing', recordSchema)).toThrow('expected a part between');
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
  // The same patterns in JavaScript.
  const inRules = (name: string) =>
    textsIn(bodyOf(name)).map((text) => `^${text.replaceAll('\\x{', '\\u{')}$`);
  expect(inRules('isLine')).toEqual([linePattern.source]);
  expect(inRules('isProse')).toEqual([prosePattern.source]);
  expect(inRules('isPersonName').at(-1)).toBe(personPattern.source);
});

const patternsOf = (name: string) =>
  textsIn(bodyOf(name)).map((text) => new RegExp(`^(?:${text.replaceAll('\\x{', '\\u{')})$`, 'u'));

test('the rules take exactly the names that the model takes, of every character', () => {
  const patterns = patternsOf('isNameText');
  const disagreed: string[] = [];
  for (const one of everyCharacter()) {
    const name = `a${one}b`;
    if (patterns.every((pattern) => pattern.test(name)) !== isNameText(name, 9)) disagreed.push(name);
  }
  expect(disagreed).toEqual([]);
});

test('the rules take exactly the names that the model takes, of blanks, marks and joiners in any order', () => {
  const patterns = patternsOf('isNameText');
  const unit = fc.constantFrom(
    ...['a', '7', '*', ' ', '\u0301', '\u0301\u0301\u0301\u0301', '\u034f', '\u200c', '\u200d'],
    ...['क', '\u094d', 'र', '\u09b0', '\u09cd', 'ب', '\u064e', 'ا', '\u0904', '💪', '\ufe0f', '\u0d4d'],
  );
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 9 }), (name) => {
      expect(patterns.every((pattern) => pattern.test(name))).toBe(isNameText(name, 200));
    }),
    runs(20_000),
  );
});

test('the rules know by which steps a name becomes its skeleton, and which skeletons claim a role', () => {
  const steps = textsIn(bodyOf('skeletonOf'));
  expect(steps).toEqual(skeletonSteps.flat());
  expect(textsIn(bodyOf('claimsRole'))).toEqual([claimException, '', claimRule]);
});

test('the rules take exactly the ids that the model takes', () => {
  const [text = ''] = textsIn(bodyOf('isId'));
  const pattern = new RegExp(`^(?:${text})$`);
  const words = Array.from({ length: 7 }).reduce<readonly string[]>(
    (shorter) => ['', ...shorter.flatMap((word) => [...'_a-.'].map((one) => word + one))],
    [''],
  );
  const long = [124, 125, 126, 127, 128, 129].flatMap((length) =>
    ['', '_', '__'].flatMap((start) =>
      ['', '_', '__'].map((end) => start + 'x'.repeat(length - start.length - end.length) + end),
    ),
  );
  const disagreed = [...words, ...long].filter((id) => pattern.test(id) !== idPattern.test(id));
  expect(disagreed).toEqual([]);
  expect(['__proto__', '____', '.', '..'].filter((id) => idPattern.test(id))).toEqual([]);
});

test('the rules take exactly the ids of clients that the model takes, and that a client makes', () => {
  const [text] = textsIn(bodyOf('isNewId'));
  expect(`^${text}$`).toBe(newIdPattern.source);
  expect(Array.from({ length: 100 }, newId).filter((id) => !isNewId(id))).toEqual([]);
});

test.each(
  collections.flatMap((collection) =>
    fieldSpecs[collection].map((field) => [collection, field.path, field] as const),
  ),
)('%s %s takes and refuses what the samples say', (_, __, field) => {
  const { accepts, rejects } = valueSamples(field);
  expect(accepts.map((value) => fieldProblem(field, value, asRules))).toEqual(accepts.map(() => undefined));
  expect(rejects.filter((value) => fieldProblem(field, value, asRules) === undefined)).toEqual([]);
});
