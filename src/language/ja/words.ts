import type { words as en } from '../en/words';
import { translation } from '../translation';

export const words = translation<typeof en>()({
  // Sports, arms, genders, weight classes.
  armWrestling: 'アームレスリング',
  left: '左',
  right: '右',
  leftArm: '左腕',
  rightArm: '右腕',
  bothArms: '両腕',
  men: '男子',
  women: '女子',
  openGender: 'オープン',
  openToAll: '性別不問',
  kg75: '75kg ライト級',
  kg85: '85kg ウェルター級',
  kg95: '95kg ミドル級',
  kg105: '105kg ライトヘビー級',
  kg115: '115kg ヘビー級',
  openWeight: '無差別級',

  // Fields.
  name: '名前',
  date: '日付',
  youtube: 'YouTube',
  player1: '選手1',
  score1: '選手1のスコア',
  player2: '選手2',
  score2: '選手2のスコア',
  gender: '性別',
  arm: '腕',
  weight: '階級',
  order: '試合順',

  // Fields in a sentence.
  nameNoun: '名前',
  dateNoun: '日付',
  player1Noun: '選手1',
  score1Noun: '選手1のスコア',
  player2Noun: '選手2',
  score2Noun: '選手2のスコア',
  genderNoun: '性別',
  armNoun: '腕',
  weightNoun: '階級',
  orderNoun: '試合順',

  // Records, alone; within a sentence they are in `nouns`.
  event: '大会',
  match: '試合',
  player: '選手',
  newEvent: '新規大会',
  newMatch: '新規試合',
  newPlayer: '新規選手',

  // Things that are loaded.
  events: '大会',
  matches: '試合',
  players: '選手',
  rankings: 'ランキング',
  changes: '変更',
  proposals: '提案',

  // How many.
  matchCount: '{count}試合',

  // Stages of a tournament.
  final: '決勝',
  semifinal: '準決勝',
  quarterfinal: '準々決勝',

  // Countries that have no code of their own.
  england: 'イングランド',
  scotland: 'スコットランド',
  wales: 'ウェールズ',
  northernIreland: '北アイルランド',

  // People.
  moderator: 'モデレーター',
  admin: '管理者',
  formerMember: '元メンバー',
  pending: '審査待ち',
});
