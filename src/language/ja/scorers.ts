import type { scorers as en } from '../en/scorers';
import { translation } from '../translation';

export const scorers = translation<typeof en>()({
  tool: '記録係',
  title: '{event}の記録係',
  close: '閉じる',
  score: 'この大会を記録する',
  means:
    '招待は、競技台のそばで使うスマートフォン向けのリンクです。アカウントは不要で、この大会の記録だけができ、{hours}時間有効です。',
  name: '競技台または記録係の名前',
  nameHint: 'モデレーターとあなたにだけ表示されます。',
  unnamed: '記録係',
  from: '有効期間の開始',
  fromHint: 'この端末のタイムゾーンの時刻です。',
  fromOver: 'この開始時刻では、招待の期限がすでに過ぎています。',
  invite: '招待する',
  failed: '完了できませんでした。{why}',
  linkFor: '{name}のリンク',
  linkMeans:
    '{name}のスマートフォンでコードを読み取るか、リンクを送ってください。リンクを知っている人は誰でも記録できます。',
  codeFor: '{name}のリンクのQRコード',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  invitations: '招待',
  listFailed: '招待を読み込めませんでした',
  span: '{state}：{from}～{until}',
  early: '開始前',
  inForce: '有効',
  over: '期限切れ',
  withdrawn: '取り消し済み',
  showLink: 'リンクを表示',
  withdraw: '取り消す…',
  withdrawMeans: 'リンクはすぐに使えなくなります。このリンクで入力され、まだ確定していない記録の扱い：',
  keep: '残して取り消す',
  drop: '破棄して取り消す',
  dropLater: '記録を破棄…',
  dropMeans: 'このリンクで入力され、まだ確定していない記録がカードから消えます。',
  dropNow: '記録を破棄する',

  organisers: { other: '主催者（{count}人）' },
  organisersMean:
    '主催者は、この大会の記録係を招待・取り消しし、自分でも記録できます。結果の確定はモデレーターだけが行えます。',
  organisersList: '主催者',
  organiserEmail: '主催者のアカウントのメールアドレス',
  noOrganiser:
    'このアドレスを確認済みのアカウントがありません。主催者が先にログインして、アドレスを確認する必要があります。',
  appoint: '任命する',
  dismiss: '解任…',
  dismissMeans: '主催者が作ったリンクは引き続き使えます。主催者が入力し、まだ確定していない記録の扱い：',

  confirmTitle: '速報の結果の確定',
  confirmMeans:
    '記録係が速報の結果を入力しました。モデレーターが確定するまで、レーティングやタイトルには反映されません。その間に別の結果が入力された試合はそのままになり、記録係の結果は審査待ちに入ります。',
  stored: '{count}試合の結果が保存されます',
  stayLive: '{count}試合は進行中または審判の確認中のため、速報のままです。',
  weighed: '{player}の計量 {weight}',
  place: 'カードの{place}番目',
  confirm: '{count}試合の結果を確定',
  confirmed: '{count}試合の結果を確定しました',
  confirmedSome: '{stored}試合の結果を確定しました。記録と矛盾する{count}試合は審査待ちです。',
});
