import { importing } from '@/language/en/importing';
import type { Translate } from '@/language/language';
import type { Text } from '@/language/text';
import type { fixedFields, ImportField } from '@/model/importing/columns';
import { choiceAt, type Sport } from '@/model/sports';
import { localText } from '@/parts/words/sportWords';

const texts = {
  'event.name': importing.fieldEventName,
  'event.id': importing.fieldEventId,
  'event.date': importing.fieldEventDate,
  'event.endDate': importing.fieldEventEndDate,
  'event.location': importing.fieldEventLocation,
  'event.country': importing.fieldEventCountry,
  'event.organization': importing.fieldEventOrganization,
  sport: importing.fieldSport,
  player1: importing.fieldPlayer1,
  'player1.given': importing.fieldGiven1,
  'player1.family': importing.fieldFamily1,
  'player1.id': importing.fieldPlayer1Id,
  'player1.country': importing.fieldPlayer1Country,
  player2: importing.fieldPlayer2,
  'player2.given': importing.fieldGiven2,
  'player2.family': importing.fieldFamily2,
  'player2.id': importing.fieldPlayer2Id,
  'player2.country': importing.fieldPlayer2Country,
  winner: importing.fieldWinner,
  loser: importing.fieldLoser,
  score: importing.fieldScore,
  'player1.score': importing.fieldScore1,
  'player2.score': importing.fieldScore2,
  'player1.result': importing.fieldResult1,
  outcome: importing.fieldOutcome,
  gender: importing.fieldGender,
  choices: importing.fieldChoices,
  section: importing.fieldSection,
  'player1.weight': importing.fieldWeight1,
  'player2.weight': importing.fieldWeight2,
  round: importing.fieldRound,
  title: importing.fieldTitle,
  order: importing.fieldOrder,
  date: importing.fieldDate,
  youtube: importing.fieldYoutube,
  note: importing.fieldNote,
  source: importing.fieldSource,
  id: importing.fieldId,
} as const satisfies Record<(typeof fixedFields)[number], Text>;

const isFixed = (field: ImportField): field is keyof typeof texts => Object.hasOwn(texts, field);

export function importFieldText(t: Translate, sport: Sport | undefined, field: ImportField): string {
  if (isFixed(field)) return t(texts[field]);
  const choice = choiceAt(sport, field);
  return choice === undefined ? field : t(localText(choice.label));
}
