import type { agreement as en } from '../en/agreement';
import { translation } from '../translation';

export const agreement = translation<typeof en>()({
  agreedOn: '{day}に同意済み',
  waiting: '利用規約に同意すると送信される変更が{count}件あります。',
  read: '確認して同意',
  firstTitle: '最初の提案の前に',
  changedTitle: '利用規約が変わりました',
  agreeBody:
    '変更を提案するには、{operator}の利用規約（第{version}版）への同意が必要です。提案した内容は{licence}で公開されます。',
  agreeHint: '確認は一度だけです。同意するまで、入力した内容は送信されず、この端末に保存されます。',
  agree: '同意して送信',
  notNow: 'あとで',
});
