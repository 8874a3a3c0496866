import type { FixedField } from './columns';

/** What a heading says of its column: the words for each meaning, in a dozen languages, divided by bars. */
export const headings: Readonly<Record<FixedField, string>> = {
  'event.name':
    'event|event name|event title|tournament|competition|championship|card|大会|大会名|イベント|турнир|' +
    'соревнование|событие|turnier|wettkampf|torneo|campeonato|turnuva|zawody|turniej|tournoi|akce|verseny|αγώνας|διοργάνωση|kilpailu|tävling|대회|대회명|比赛|赛事|比賽|evento|compétition|competizione|competição|mistrovství|concurs|събитие|състезание',
  'event.id': 'event id',
  'event.date':
    'event date|start date|event start date|date|day|when|日付|開催日|日時|дата|datum|fecha|tarih|data|ημερομηνία|päivämäärä|날짜|일자|日期|dato|data zawodów|день|dátum|dzień|tag|jour|día|giorno|gün',
  'event.endDate': 'event end date|end date|last day|until|終了日|дата окончания',
  'event.location':
    'event location|event venue|event city|event place|location|venue|place|city|where|会場|場所|開催地|' +
    'место|город|ort|lugar|yer|miejsce|lieu|helyszín|τόπος|paikka|sted|장소|地点|地點|місто|stadt|ville|ciudad|città|cidade|luogo|plaats|miasto|şehir|locatie|град',
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
  player2:
    'opponent|상대|vs|blue|青|対戦相手|соперник|gegner|rakip|rival|oponente|adversaire|avversario|avversaria|adversario|adversária|adversário|gegnerin|przeciwnik|przeciwniczka|soupeř|ellenfél|суперник|соперница|αντίπαλος|vastustaja|motståndare|motstander|modstander|tegenstander|lawan|对手|對手|противник',
  'player2.given': '',
  'player2.family': '',
  'player2.id': '',
  'player2.country': 'player 2 country|country 2|player2 country|nation 2|国2|選手2 国',
  winner:
    'winner|won by|victor|勝者|победитель|sieger|ganador|kazanan|zwyciezca|vainqueur|gewinner|vencedor|' +
    'vincitore|승자|переможець|победа|победительница|siegerin|ganadora|vincitrice|vencedora|vítěz|győztes|νικητής|voittaja|vinnare|vinner|vinder|winnaar|优胜者|胜者|勝者|获胜者|castigator|победител|zwycięzca',
  loser:
    'loser|敗者|проигравший|verlierer|perdedor|perdant|perdente|kaybeden|przegrany|패자|переможений|проигравшая|verliererin|perdedora|perdant|poražený|vesztes|ηττημένος|häviäjä|förlorare|taper|verliezer|败者|敗者|invins',
  score:
    'score|scores|scores csv|result|placar|marcador|スコア|結果|счет|результат|ergebnis|resultado|' +
    'resultat|risultato|skor|sonuc|wynik|점수|比分|výsledek|uitslag|tulos|рахунок|eredmény|σκορ|αποτέλεσμα|resultaat|punktestand|marcador final|pontszám|poäng|rezultat|rezultatas|tulemus|skóre|pontuação|punteggio|puntuación|结果|結果|경기결과|점수|النتيجة|תוצאה|ანგარიში|есеп',
  'player1.score': 'player1 score|player 1 score|score 1|score1|points 1|rounds 1|スコア1|得点1|счет 1',
  'player2.score': 'player2 score|player 2 score|score 2|score2|points 2|rounds 2|スコア2|得点2|счет 2',
  'player1.result': 'player1 result|w l|win loss|win|res|w l d|勝敗',
  outcome: 'outcome|ending|method|decision|決着|決まり手|исход',
  gender:
    'gender|sex|division gender|性別|пол|geschlecht|genero|cinsiyet|plec|sexe|sexo|sesso|geslacht|kön|' +
    '성별|性别|стать|pohlaví|pohlavie|nem|φύλο|spol|kjønn|køn|sukupuoli|geschlechter|性別|пол участника|გენდერი',
  choices: '',
  section: 'sheet|section|heading|シート|лист|blatt|hoja|feuille',
  'player1.weight': 'player1 weight|player 1 weight|weight 1|body weight 1|体重1|вес 1',
  'player2.weight': 'player2 weight|player 2 weight|weight 2|body weight 2|体重2|вес 2',
  round:
    'round|stage|phase|ラウンド|回戦|раунд|стадия|runde|ronda|tur|коло|kolo|forduló|γύρος|kierros|omgång|轮次|輪次|라운드|tour|manche|fase|rodada|turno|etap|vuelta',
  title: 'title|title at stake|belt|タイトル|титул|titel',
  main: 'main|main event|headliner|メイン|メインイベント|hauptkampf|главный бой',
  order:
    'order|no|nr|number|match|match no|match number|#|番号|試合順|№|номер|poradie|pořadí|sorszám|kampf|kampf nr|combat|combate|pelea|бой|поединок|поєдинок|경기번호|场次',
  date: 'match date|試合日|дата матча',
  youtube: 'youtube|video|link|url|動画|видео',
  note: 'note|notes|comment|comments|remarks|備考|メモ|примечание|bemerkung|bemerkungen|notiz|notizen|anmerkung|kommentar|commentaire|comentario|comentários|commento|nota|notas|poznámka|megjegyzés|σημείωση|huomautus|anmärkning|merknad|opmerking|uwagi|notlar|примечания|примітка|примітки|observaciones|observações|remarque|remarques|비고|备注|備註',
  source:
    'source|sources|出典|источник|quelle|fuente|kaynak|zrodlo|zdroj|forrás|πηγή|lähde|källa|bron|джерело|来源|來源|출처|fonte',
  id: 'id|match id',
};

export const choiceHeadings: Readonly<Record<string, string>> = {
  arm: 'arm|hand|side|腕|手|рука|hand arm|kol|brazo|braço|braccio|reka|ręka|bras|mano|mão|ruka|kéz|χέρι|käsi|el|手臂|팔',
  weight:
    'weight|weight class|class|category|division|weight category|階級|体重|вес|категория|' +
    'вага|вагова категорія|категорія|váha|hmotnost|súly|súlycsoport|κατηγορία|κιλά|paino|painoluokka|vikt|viktklass|vekt|체급|级别|' +
    'poids|catégorie|catégorie de poids|gewichtscategorie|kategória|kategorija|თანრიგი|' +
    'весовая категория|gewicht|gewichtsklasse|klasse|categoria|peso|kilo|siklet|kategoria|waga',
};
