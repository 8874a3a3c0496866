import type { login as en } from '../en/login';
import { translation } from '../translation';

export const login = translation<typeof en>()({
  description: '{site}にログインして、大会、試合、選手を提案できます。',
  welcomeBack: 'おかえりなさい',
  newAccount: '新規アカウント',
  forgottenPassword: 'パスワードを忘れた場合',
  resetBody: '新しいパスワードを設定するリンクを送信します。',

  nameRefused:
    '別の名前を選んでください。文字か数字が必要です。「管理者」などの役割名やメールアドレスは使えません。',
  nameHint: '提案の横に表示されます',
  email: 'メールアドレス',
  password: 'パスワード',
  signIn: 'ログイン',
  createAccount: 'アカウントを作成',
  privacy: '保存される情報と公開の範囲：<link>プライバシー</link>',
  sendLink: 'リンクを送信',
  linkSent: '{email}のアカウントがあれば、リンクを記載したメールが届きます。',
  waitingForService: 'ログインサービスに接続中…',

  goToSignUp: 'アカウントを作成する',
  goToReset: 'パスワードをお忘れですか？',
  goToSignIn: 'アカウントを持っています',
  or: 'または',
  google: 'Googleで続ける',
  continueAsEditor: '編集者として続ける',
  continueAsModerator: 'モデレーターとして続ける',
  demo: 'このサイトはお使いのコンピューターで動いています。サンプルのアカウント：',

  signedInAs: '<strong>{name}</strong>としてログインしています。',
  signedInAsWith: '<strong>{name}</strong>（{email}）としてログインしています。',
  aMember: 'メンバー',
  continue: '続ける',

  cancelled: 'ログインする前にGoogleのウィンドウが閉じられました。',
  disabled: 'このアカウント、またはこのログイン方法は無効になっています。',
  emailInUse:
    'このメールアドレスのアカウントはすでにあります。ログインするか、パスワードを再設定してください。',
  invalidEmail: 'メールアドレスの形式が正しくありません。',
  network: 'ログインサービスに接続できません。接続を確認して、もう一度お試しください。',
  popupBlocked:
    'ブラウザーがGoogleのウィンドウをブロックしました。このサイトのポップアップを許可して、もう一度お試しください。',
  tooManyAttempts: '試行回数が多すぎます。数分待つか、パスワードを再設定してください。',
  unknown: 'ログインできませんでした。しばらくしてからもう一度お試しください。',
  weakPassword: 'このパスワードは推測されやすいものです。6文字以上（長いほど安全です）にしてください。',
  wrongCredentials: 'メールアドレスまたはパスワードが違います。',
});
