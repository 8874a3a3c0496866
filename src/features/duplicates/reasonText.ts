import { duplicates } from '@/language/en/duplicates';
import type { Language } from '@/language/language';
import type { Text } from '@/language/text';
import { assertNever } from '@/lib/assertNever';
import { findField } from '@/model/records/fields';
import type { ReasonCode } from '@/model/identity/reasons';
import type { PublishedPair } from '@/model/published/publishedDuplicates';
import type { Sport } from '@/model/sports';
import { fieldText } from '@/parts/words/fieldText';
import { fieldLabel } from '@/parts/words/sportWords';

type Reason = PublishedPair['reasons'][number];

type About = 'nothing' | 'words' | 'account' | 'field' | 'players' | 'events' | 'matches' | 'days';

const reasons = {
  sameName: { text: duplicates.sameName, about: 'nothing' },
  spelling: { text: duplicates.spelling, about: 'words' },
  script: { text: duplicates.script, about: 'words' },
  order: { text: duplicates.order, about: 'nothing' },
  accents: { text: duplicates.accents, about: 'words' },
  initials: { text: duplicates.initials, about: 'words' },
  nickname: { text: duplicates.nickname, about: 'words' },
  alias: { text: duplicates.alias, about: 'words' },
  spacing: { text: duplicates.spacing, about: 'nothing' },
  missingWord: { text: duplicates.missingWord, about: 'nothing' },
  sameAccount: { text: duplicates.sameAccount, about: 'account' },
  sameBirthYear: { text: duplicates.sameBirthYear, about: 'words' },
  sameOpponents: { text: duplicates.sameOpponents, about: 'players' },
  sameMatch: { text: duplicates.sameMatch, about: 'matches' },
  wordDiffers: { text: duplicates.wordDiffers, about: 'nothing' },
  suffixDiffers: { text: duplicates.suffixDiffers, about: 'words' },
  countryDiffers: { text: duplicates.countryDiffers, about: 'field', field: 'country' },
  genderDiffers: { text: duplicates.genderDiffers, about: 'field', field: 'gender' },
  handDiffers: { text: duplicates.handDiffers, about: 'field', field: 'hand' },
  birthYearDiffers: { text: duplicates.birthYearDiffers, about: 'words' },
  metEachOther: { text: duplicates.metEachOther, about: 'nothing' },
  sameCard: { text: duplicates.sameCard, about: 'events' },
  sameDayElsewhere: { text: duplicates.sameDayElsewhere, about: 'days' },
} as const satisfies Record<
  ReasonCode,
  { readonly text: Text; readonly about: About; readonly field?: string }
>;

/** A match as a reason encodes it: day, arm (may be empty), opponent's id. */
const meeting = /^(\S+) (\S*) (.+)$/;

export function namedIn({ code, about = [] }: Reason): readonly {
  readonly collection: 'player' | 'event';
  readonly id: string;
}[] {
  switch (reasons[code].about) {
    case 'players':
      return about.map((id) => ({ collection: 'player', id }));
    case 'matches':
      return about.map((each) => ({ collection: 'player', id: meeting.exec(each)?.[3] ?? each }));
    case 'events':
      return about.map((id) => ({ collection: 'event', id }));
    default:
      return [];
  }
}

/**
 * A reason in a few words: "spelling: saginashvili / saginashvilli".
 *
 * @param names those of `namedIn`, in its order
 */
export function reasonText(
  language: Language,
  sports: readonly Sport[],
  reason: Reason,
  names: readonly string[],
): string {
  const { t } = language;
  const said = t(reasons[reason.code].text);
  const about = aboutText(language, sports, reason, names);
  return about === '' ? said : t(duplicates.reason, { reason: said, about });
}

function aboutText(
  language: Language,
  sports: readonly Sport[],
  { code, about = [] }: Reason,
  names: readonly string[],
): string {
  const { t, list, dates } = language;
  const entry = reasons[code];
  const kind: About = entry.about;
  switch (kind) {
    case 'nothing':
      return '';
    case 'words':
      return versus(language, about);
    case 'account':
      return accountText(language, about);
    case 'field': {
      const field = 'field' in entry ? findField('player', entry.field) : undefined;
      return versus(
        language,
        field ? about.map((code) => fieldText(language, sports, field, code) ?? code) : about,
      );
    }
    case 'players':
    case 'events':
      return list(names);
    case 'matches':
      return list(
        about.map((each, at) => {
          const [, day = ''] = meeting.exec(each) ?? [];
          return t(duplicates.metOn, { opponent: names[at] ?? each, day: dates.day(day) ?? day });
        }),
      );
    case 'days':
      return list(about.map((day) => dates.day(day) ?? day));
    default:
      return assertNever(kind, 'kind of words');
  }
}

function versus({ t }: Language, about: readonly string[]): string {
  const [one = '', other = ''] = about;
  if (one === other || other === '' || one === '') return one || other;
  return t(duplicates.versus, { one, other });
}

function accountText({ t }: Language, [path = '', account = '']: readonly string[]): string {
  return t(duplicates.reason, { reason: fieldLabel(t, { path }), about: account });
}
