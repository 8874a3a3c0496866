import type { withholding as en } from '../en/withholding';
import { translation } from '../translation';

export const withholding = translation<typeof en>()({
  isWithheld: '本人の希望により名前を公開していません',
  isWithheldWhy:
    '名前と基本情報はこのサイトから削除されました。対戦相手の記録のため、結果だけが残っています。',

  matchesStay: 'この人の試合{count}件が残っています。',

  thisIsMe: 'これは私のページで、名前を載せてほしくありません',
  contact: '連絡先',
  contactHint: 'ご本人であることを確かめるため、管理者だけが見ます。判断が済むと削除されます。',
  contactMissing: '連絡先を入力してください',
  requestWhat: '管理者に伝えたいこと',
  requestHint:
    'ご本人だとわかる方法などを書いてください。名前は決定から{hours}時間以内に削除され、結果は名前なしで残ります。',
  requested: '依頼を管理者に届けました。管理者からご連絡します。',

  title: '名前の非公開',
  lead: '名前を載せてほしくない人からの依頼です。このページは管理者だけに表示されます。',
  adminsOnly: '管理者専用のページです',
  adminsSignIn: '管理者の方は、ログインすると依頼を確認できます。',
  link: '名前を非公開にする…',
  requests: '依頼',
  requestsLoading: '依頼を読み込んでいます',
  requestsFailed: '依頼を読み込めませんでした',
  requestsOffline: 'オフラインです',
  noRequests: '依頼はありません',
  noRequestsWhy: '返事を待っている人はいません。選手のページから始めることもできます。',
  requestContact: '連絡先：{contact}',
  begin: '手順を始める',
  decline: '見送る…',
  declineTitle: 'この依頼を見送りますか？',
  declineBody: '依頼は連絡先とともに削除されます。先に本人へ返事をしてください。',
  declineOk: '見送る',
  keptFor: '判断されない依頼は{count}日後に削除されます。',
  failed: 'できませんでした：{why}',

  stepsOf: '{name}の名前を非公開にする',
  who: '1. 本人かどうかを確かめる',
  whoBody:
    '本人に連絡し、ページに載っているアカウントから返信してもらうなどして確かめてください。必要以上の書類は求めず、受け取っても保管しないでください。',
  pages: '2. この人のページをすべて選ぶ',
  pagesBody: '統合されたページも一緒に非公開になります。同じ名前のほかの人の名前はそのまま残ります。',
  names: '3. 探す名前を確かめる',
  namesHint:
    '1行に1つずつ入力します。文章の中のその名前は、同じ名前のほかの人を指す場合も含めてすべて置き換えられ、名前を含むリンクは削除されます。ほかの意味にも使う1語だけの名前は入れないでください。',
  tooManyNames: '名前は{most}件まで、それぞれ{max}文字までです',
  happens: '4. 行われること',
  happensPages:
    'ページには結果だけが残ります。名前、基本情報、メモ、リンクは、過去の変更からも削除されます。',
  happensTexts: '試合、大会、メモ、返信、ログ、お知らせから名前が削除されます。',
  happensFiles:
    '公開ファイルは作り直され、古いものは削除されます。{hours}時間以内に、このサイトが配信するものから名前がなくなります。',
  happensGood: '元に戻すことはできません。ほかの人が作った複製とバックアップには及びません。',
  sure: '本人からの依頼であることを確かめました',
  ok: '名前を非公開にする',
  offline: 'この操作はオンラインのときに行ってください。',
  begun: 'ページから名前を削除しました',
  begunBody:
    'ほかの場所は自動的に処理され、公開ファイルも{hours}時間以内に作り直されます。すべて済むと、「提案の審査」のログに表示されます。',
});
