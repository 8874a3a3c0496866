import { Flag } from 'lucide-react';
import { useState } from 'react';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import type { Why } from '@/wiki/editing/why';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { lazyDialog } from '../dialogs/lazyDialog';
import { EditFactsDialog } from '../dialogs/lazyDialogs';
import styles from './ReportButton.module.css';

const { Part: ReportDialog, preload } = lazyDialog(() => import('./reportingCode'), 'ReportDialog');

export interface ReportButtonProps {
  readonly collection: Collection;
  readonly id: string;
  readonly name: string;
}

export function ReportButton({ collection, id, name }: ReportButtonProps) {
  const t = useText();
  const isStored = useAppSelector((state) => selectBaseRecord(state, collection, id) !== undefined);
  const [shown, setShown] = useState<'report' | Why>();
  if (!isStored) return undefined;
  const close = () => setShown(undefined);
  return (
    <div className={styles.place}>
      <Button
        variant="quiet"
        size="sm"
        icon={<Flag />}
        onPointerEnter={preload}
        onClick={() => setShown('report')}
      >
        {t(records.report)}
      </Button>
      {shown === 'report' && (
        <ReportDialog collection={collection} id={id} name={name} onClose={close} onEdit={setShown} />
      )}
      {typeof shown === 'object' && (
        <EditFactsDialog collection={collection} id={id} recordName={name} why={shown} onClose={close} />
      )}
    </div>
  );
}
