import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { titles } from '@/language/en/titles';
import { withholding as texts } from '@/language/en/withholding';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { isWithheld } from '@/model/privacy/withholding';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { useFilters } from '@/parts/lists/useFilters';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { selectIsAdmin, selectSessionKnown } from '@/wiki/session/sessionSelectors';
import { Requests } from './Requests';
import { Begun, Steps } from './Steps';

const names = ['player', 'request'] as const;

function WithholdingPage() {
  const t = useText();
  const admin = useAppSelector(selectIsAdmin);
  const known = useAppSelector(selectSessionKnown);
  const { values } = useFilters(names);
  return (
    <>
      <PageHeader
        title={t(texts.title)}
        description={t(texts.lead)}
        lead={t(texts.lead)}
        kicker={<TextLink to={path('delta')}>{t(titles.delta)}</TextLink>}
      />
      {admin ? (
        <Stack gap={6} waits>
          {values.player !== undefined && (
            <StepsOf key={values.player} id={values.player} request={values.request} />
          )}
          <Requests />
        </Stack>
      ) : known ? (
        <AdminsOnly />
      ) : (
        <LoadingState rows={8} />
      )}
    </>
  );
}

function AdminsOnly() {
  const t = useText();
  const signedIn = useAppSelector(selectMayEdit);
  return signedIn ? (
    <EmptyState icon={<ShieldCheck />} title={t(texts.adminsOnly)} />
  ) : (
    <SignInPanel title={t(texts.adminsOnly)}>{t(texts.adminsSignIn)}</SignInPanel>
  );
}

function StepsOf({ id, request }: { readonly id: string; readonly request: string | undefined }) {
  const scope = useScope({ kind: 'players' });
  const now = useAppSelector((state) => selectPlayer(state, id));
  // Withholding changes the page's id, possibly before the call returns. The steps wait for its result, so
  // keep the last known player.
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  const player = now ?? last;
  const [begun, setBegun] = useState(false);
  if (begun || (player && isWithheld(player))) return <Begun />;
  return player ? (
    <Steps player={player} request={request} onBegun={() => setBegun(true)} />
  ) : (
    <MissingRecord collection="player" id={id} scope={scope} />
  );
}

export const page = definePage({ Component: WithholdingPage });
