import { Check } from 'lucide-react';
import { ui } from '@/language/en/ui';
import { trust } from '@/language/en/trust';
import { useText } from '@/language/useLanguage';
import type { Audit } from '@/model/trust/audit';
import { path } from '@/model/sharing/routes';
import { ChangeRow } from '@/parts/changes/ChangeRow';
import { RevertButton } from '@/parts/history/RevertButton';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { TextLink } from '@/ui/TextLink';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { useScope } from '@/wiki/scopes/useScope';
import { selectUid } from '@/wiki/session/sessionSelectors';

export interface AuditRowProps {
  readonly audit: Audit;
  readonly onPassed: () => void;
}

export function AuditRow({ audit: { id, author }, onPassed }: AuditRowProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  useScope(uid === undefined ? undefined : { kind: 'delta', id, uid });
  const isOwn = author === uid;
  const pass = () => {
    dispatch(enqueue({ kind: 'passAudit', deltaId: id }));
    onPassed();
  };
  return (
    <ChangeRow
      id={id}
      named
      actions={
        <>
          {isOwn ? (
            <span>{t(trust.ownAudit)}</span>
          ) : (
            <Button size="sm" variant="quiet" icon={<Check />} onClick={pass}>
              {t(trust.looksRight)}
            </Button>
          )}
          <RevertButton id={id} />
          <TextLink to={path('proposal', { id })}>{t(ui.details)}</TextLink>
        </>
      }
    />
  );
}
