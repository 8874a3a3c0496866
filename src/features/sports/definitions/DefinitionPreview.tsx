import { fields } from '@/language/en/fields';
import { definitions } from '@/language/en/definitions';
import { languages, type LanguageCode } from '@/language/languages';
import type { Translate } from '@/language/language';
import { useText } from '@/language/useLanguage';
import type { Choice, LocalText } from '@/model/schema/choice';
import { apartOf, englishOf, type Sport } from '@/model/sports';
import { choiceCodeName, localText } from '@/parts/words/sportWords';
import { DefinitionList } from '@/ui/DefinitionList';

export function DefinitionPreview({ sport }: { readonly sport: Sport }) {
  const t = useText();
  const { name, words = {}, choices, score } = sport;
  const apart = apartOf(sport);
  const own = Object.values(words)
    .map((word) => t(localText(word)))
    .join(', ');
  const example = choices.flatMap((choice) => firstCode(t, choice)).join(' · ');
  return (
    <DefinitionList
      items={[
        { term: t(fields.name), value: englishOf(name) },
        ...otherNames(name).map(([language, value]) => ({
          term: t(definitions.otherName, { language }),
          value,
        })),
        ...choices.map((choice) => ({ term: t(localText(choice.label)), value: codesOf(t, choice) })),
        { term: t(definitions.match), value: example || t(definitions.plain) },
        ...(own === '' ? [] : [{ term: t(definitions.words), value: own }]),
        {
          term: t(definitions.score),
          value: t(score.draws ? definitions.scoreTo : definitions.scoreToNoDraws, {
            counts: t(localText(score.counts)),
            most: score.most,
          }),
        },
        {
          term: t(definitions.rated),
          value: apart
            ? t(definitions.apart, { choice: t(localText(apart.label)) })
            : t(definitions.together),
        },
      ]}
    />
  );
}

const otherNames = (name: LocalText): readonly (readonly [language: string, name: string])[] =>
  typeof name === 'string'
    ? []
    : Object.entries(name).flatMap(([code, text]) =>
        code === 'en'
          ? []
          : [[Object.hasOwn(languages, code) ? languages[code as LanguageCode].name : code, text]],
      );

const codesOf = (t: Translate, choice: Choice): string =>
  choice.codes
    .map(({ code, retired }) => {
      const name = choiceCodeName(t, choice, code);
      return retired ? t(definitions.retired, { code: name }) : name;
    })
    .join(', ');

function firstCode(t: Translate, choice: Choice): readonly string[] {
  const first = choice.codes.find(({ retired }) => !retired);
  return first ? [choiceCodeName(t, choice, first.code, 'short')] : [];
}
