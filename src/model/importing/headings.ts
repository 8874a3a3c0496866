import type { FixedField } from './columns';

/** What a heading says of its column: the words for each meaning, in a dozen languages, divided by bars. */
export const headings: Readonly<Record<FixedField, string>> = {
  'event.name':
    'event|event name|event title|tournament|competition|championship|card|大会|大会名|イベント|турнир|' +
    'соревнование|событие|turnier|wettkampf|torneo|campeonato|turnuva|zawody|turniej|tournoi',
  'event.id': 'event id',
  'event.date':
    'event date|start date|event start date|date|day|when|日付|開催日|日時|дата|datum|fecha|tarih|data',
  'event.endDate': 'event end date|end date|last day|until|終了日|дата окончания',
  'event.location':
    'event location|event venue|event city|event place|location|venue|place|city|where|会場|場所|開催地|' +
    'место|город|ort|lugar|yer|miejsce|lieu',
  'event.country': 'event country|開催国',
  'event.organization':
    'event organization|organization|organisation|organizer|organiser|promoter|federation|主催|' +
    'организатор|veranstalter|organizador',
  sport: 'sport|event sport id|競技',
  player1: 'red|赤',
  'player1.given': '',
  'player1.family': '',
  'player1.id': '',
  'player1.country': 'player 1 country|country 1|player1 country|nation 1|国1|選手1 国',
  player2: 'opponent|상대|vs|blue|青|対戦相手|соперник|gegner|rakip',
  'player2.given': '',
  'player2.family': '',
  'player2.id': '',
  'player2.country': 'player 2 country|country 2|player2 country|nation 2|国2|選手2 国',
  winner:
    'winner|won by|victor|勝者|победитель|sieger|ganador|kazanan|zwyciezca|vainqueur|gewinner|vencedor|' +
    'vincitore|승자',
  loser: 'loser|敗者|проигравший|verlierer|perdedor|perdant|perdente|kaybeden|przegrany|패자',
  score:
    'score|scores|scores csv|result|placar|marcador|スコア|結果|счет|результат|ergebnis|resultado|' +
    'resultat|risultato|skor|sonuc|wynik|점수|比分|výsledek|uitslag|tulos',
  'player1.score': 'player1 score|player 1 score|score 1|score1|points 1|rounds 1|スコア1|得点1|счет 1',
  'player2.score': 'player2 score|player 2 score|score 2|score2|points 2|rounds 2|スコア2|得点2|счет 2',
  'player1.result': 'player1 result|w l|win loss|win|res|w l d|勝敗',
  outcome: 'outcome|ending|method|decision|決着|決まり手|исход',
  gender:
    'gender|sex|division gender|性別|пол|geschlecht|genero|cinsiyet|plec|sexe|sexo|sesso|geslacht|kön|' +
    '성별|性别',
  choices: '',
  section: 'sheet|section|heading|シート|лист|blatt|hoja|feuille',
  'player1.weight': 'player1 weight|player 1 weight|weight 1|body weight 1|体重1|вес 1',
  'player2.weight': 'player2 weight|player 2 weight|weight 2|body weight 2|体重2|вес 2',
  round: 'round|stage|phase|ラウンド|回戦|раунд|стадия|runde|ronda|tur',
  title: 'title|title at stake|belt|タイトル|титул|titel',
  main: 'main|main event|headliner|メイン|メインイベント|hauptkampf|главный бой',
  order: 'order|no|nr|number|match|match no|match number|#|番号|試合順|№|номер',
  date: 'match date|試合日|дата матча',
  youtube: 'youtube|video|link|url|動画|видео',
  note: 'note|notes|comment|comments|remarks|備考|メモ|примечание|bemerkung|nota',
  source: 'source|sources|出典|источник|quelle|fuente|kaynak|zrodlo',
  id: 'id|match id',
};

export const choiceHeadings: Readonly<Record<string, string>> = {
  arm: 'arm|hand|side|腕|手|рука|hand arm|kol|brazo|braço|braccio|reka|ręka',
  weight:
    'weight|weight class|class|category|division|weight category|階級|体重|вес|категория|' +
    'весовая категория|gewicht|gewichtsklasse|klasse|categoria|peso|kilo|siklet|kategoria|waga',
};
