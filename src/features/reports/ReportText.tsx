import { reports as texts } from '@/language/en/reports';
import { Rich } from '@/language/Rich';
import type { Report } from '@/model/privacy/report';
import { Sources } from '@/parts/records/Sources';
import look from '@/ui/words.module.css';
import styles from './ReportEntry.module.css';

export function ReportText({ report: { text, source } }: { readonly report: Report }) {
  return (
    <div className={styles.said}>
      <p className={look.lines}>
        <bdi>{text}</bdi>
      </p>
      {source !== undefined && (
        <p>
          <Rich text={texts.source} values={{ source: <Sources sources={[source]} /> }} />
        </p>
      )}
    </div>
  );
}
