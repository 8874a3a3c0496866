import type { words as en } from '../en/words';
import { translation } from '../translation';

export const words = translation<typeof en>()({
  man: '男性',
  woman: '女性',

  event: '大会',
  match: '試合',
  player: '選手',
  newEvent: '新規大会',
  newMatch: '新規試合',
  newPlayer: '新規選手',

  events: '大会',
  matches: '試合',
  players: '選手',
  rankings: 'ランキング',
  titles: 'タイトル',
  records: '記録',
  countries: '国',
  changes: '変更',
  proposals: '提案',

  score: 'スコア',

  playerCount: '選手{count}人',
  eventCount: '大会{count}件',
  matchCount: '{count}試合',

  final: '決勝',
  semifinal: '準決勝',
  quarterfinal: '準々決勝',

  england: 'イングランド',
  scotland: 'スコットランド',
  wales: 'ウェールズ',
  northernIreland: '北アイルランド',

  moderator: 'モデレーター',
  admin: '管理者',
  formerMember: '元メンバー',
  nameWithheld: '氏名非公開',
  yearNotShown: '非公開',
  pending: '審査待ち',
  untilDay: '{day}まで：{name}',

  pendingOnDevice: '審査待ち（端末内）',
  pendingFailed: '審査待ち（失敗）',

  yes: 'はい',
  no: 'いいえ',
  conflict: '出典の食い違い',
  atStake: 'タイトル：{title}',
});
