import type { ownAccount as en } from '../en/ownAccount';
import { translation } from '../translation';

export const ownAccount = translation<typeof en>()({
  title: 'アカウント',
  change: '変更…',
  renameTitle: '名前を変更',
  renameHint: '提案の横に表示され、誰でも見られます。これまでの提案にも新しい名前が表示されます。',
  sameName: '今の名前と同じです。',

  password: 'パスワード',
  passwordHint: '{email}でのログイン用',
  withGoogle: 'Googleでログインしています。パスワードはGoogleで管理されています。',
  passwordTitle: 'パスワードを変更',
  currentPassword: '今のパスワード',
  newPassword: '新しいパスワード',
  newPasswordHint: '6文字以上（長いほど安全です）にしてください。ほかの端末ではログアウトされます。',
  passwordChanged: 'パスワードを変更しました。',
  wrongPassword: 'パスワードが違います。',
  otherAccount: '別のGoogleアカウントが選ばれました。',

  data: '自分のデータ',
  dataHint: 'アカウントに保存されている内容すべてを、1つのJSONファイルで',
  download: 'ダウンロード',
  downloadFailed: 'データをダウンロードできませんでした。オンラインのときにもう一度お試しください。',
  downloadBusy: '現在、ダウンロードが集中しています。数分後にもう一度お試しください。',

  leaveTerm: 'アカウントの削除',
  leaveHint: { other: '{count}日以内なら取り消せます' },
  leave: '削除…',
  leaveTitle: 'アカウントを削除しますか？',
  leaveWhen:
    '{day}に削除されます。それまでは今までどおり使えます。気が変わったら、ログインして「{stay}」を押してください。',
  leaveWhat:
    '承認されていない提案は、その日に削除されます。承認された編集は、そのメモや返信とともに元メンバーのものとして残り、そこからあなたをたどることはできません。名前、メールアドレス、お知らせ、登録した端末、編集で得た信頼など、そのほかはすべて削除されます。',
  leaveConfirm: 'パスワード',
  leaveConfirmHint: '離席中にほかの人が操作するのを防ぐためです。',
  leaveWithGoogle: '本人確認のため、Googleの画面が開きます。',
  leaveOk: 'アカウントを削除',
  leaving: 'このアカウントは{day}に削除されます。',
  stay: 'アカウントを残す',
  stays: 'アカウントは削除されません。',
  leavingBegun: '削除が始まっているため、取り消せません。',
  notStored: '保存できませんでした。オンラインのときにもう一度お試しください。',
});
