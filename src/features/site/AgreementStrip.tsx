import { useEffect, useState } from 'react';
import { site } from '@/language/en/site';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { CommandId } from '@/model/proposals/command';
import { path } from '@/model/sharing/routes';
import type { SiteFacts } from '@/model/operating/siteFacts';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { StatusStrip } from '@/ui/StatusStrip';
import { selectUnagreed } from '@/wiki/outbox/agreement';
import { useSiteFacts } from '@/wiki/site/useSiteFacts';
import { agreeToTerms, sendWithoutTerms } from './agreementThunks';

export function AgreementStrip({ count }: { readonly count: number }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const facts = useSiteFacts();
  const newest = useAppSelector((state) => selectUnagreed(state).at(-1)?.id);
  const [answered, setAnswered] = useState<CommandId>();
  useEffect(() => {
    if (!facts.terms) dispatch(sendWithoutTerms());
    // `count` is a dependency, so that retried commands are included.
  }, [dispatch, facts, count]);
  if (!facts.terms) return null;
  return (
    <>
      <StatusStrip
        kind="info"
        action={
          <Button size="sm" onClick={() => setAnswered(undefined)}>
            {t(site.read)}
          </Button>
        }
      >
        {t(site.waiting, { count })}
      </StatusStrip>
      {answered !== newest && <AgreementDialog facts={facts} onClose={() => setAnswered(newest)} />}
    </>
  );
}

interface AgreementDialogProps {
  readonly facts: Extract<SiteFacts, { readonly terms: object }>;
  readonly onClose: () => void;
}

function AgreementDialog({ facts: { operator, terms }, onClose }: AgreementDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isFirst = useAppSelector((state) => !state.agreement.version);
  const { version, licence } = terms;
  return (
    <FormDialog
      title={t(isFirst ? site.firstTitle : site.changedTitle)}
      okLabel={t(site.agree)}
      cancelLabel={t(site.notNow)}
      onOk={() => dispatch(agreeToTerms(version))}
      onCancel={onClose}
    >
      <p>{t(site.agreeBody, { operator: operator.name, version, licence: licence.name })}</p>
      <p>{t(site.agreeHint)}</p>
      <p>
        <ButtonLink variant="quiet" size="sm" to={path('terms')} onClick={onClose}>
          {t(titles.terms)}
        </ButtonLink>
      </p>
    </FormDialog>
  );
}
