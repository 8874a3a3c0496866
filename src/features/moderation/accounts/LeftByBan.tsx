import { LogTarget } from '@/parts/log/LogTarget';
import { accounts } from '@/language/en/accounts';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { LogEntry } from '@/model/acts/log';
import styles from './LeftByBan.module.css';

const sentences = {
  created: accounts.leftCreated,
  deleted: accounts.leftDeleted,
  changed: accounts.leftChanged,
} as const;

/** The records on which a ban left changes, each with what to do about it. */
export function LeftByBan({ entry: { left = 0, leftRecords = [] } }: { readonly entry: LogEntry }) {
  const t = useText();
  if (left === 0) return null;
  return (
    <div className={styles.left}>
      <p>{t(accounts.bannedLeaves, { count: left })}</p>
      <ul>
        {leftRecords.map(({ target, why }) => (
          <li key={`${target.collection}/${target.id}`}>
            <Rich text={sentences[why]} values={{ name: <LogTarget target={target} /> }} />
          </li>
        ))}
        {left > leftRecords.length && <li>{t(accounts.leftMore, { count: left - leftRecords.length })}</li>}
      </ul>
    </div>
  );
}
