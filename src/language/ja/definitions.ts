import type { definitions as en } from '../en/definitions';
import { translation } from '../translation';

export const definitions = translation<typeof en>()({
  description: '競技ごとの試合の区分と、選手のレーティングの決め方です。',
  onlyAdmins: '競技を定義できるのは管理者です',
  onlyAdminsHint: '最初の管理者は、Armwikiを設置した人が任命します。',
  link: '競技を定義する',
  linkHint: '競技の名前・階級・得点・レーティングを、デプロイなしで変更できます。',
  sport: '競技',
  newSport: '新しい競技',
  json: '定義',
  jsonHint:
    'JSONで書きます。試合で使われているコードは消せません。使わなくなったコードには "retired": true を付けます。',
  openFile: 'ファイルを開く',
  problems: { other: '修正が必要な点が{count}件あります' },
  notJson: 'JSONとして読めません：{reason}',
  preview: 'プレビュー',
  name: '名前',
  otherName: '名前（{language}）',
  score: '得点の単位',
  rated: 'レーティング',
  together: '選手ごとに1つ',
  apart: '区分ごと：{choice}',
  plain: 'この競技の試合に区分はありません。',
  retired: '{code}（廃止）',
  match: '試合の表示',
  store: '定義を保存',
  stored: '{sport}を保存しました。開いているページにも数秒で反映されます。',
  offline: '定義の保存にはネットワークが必要です。',
  failed: '保存できませんでした。1分ほど待ってもう一度お試しください。',
  denied: '保存できるのは管理者だけです。管理者になったばかりの場合は、ログインし直してください。',
});
