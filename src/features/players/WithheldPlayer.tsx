import { EyeOff } from 'lucide-react';
import { players as texts } from '@/language/en/players';
import { withholding } from '@/language/en/withholding';
import { useText } from '@/language/useLanguage';
import type { PlayerShown } from '@/model/identity/identities';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';

export function WithheldPlayer({ player: { id, name } }: { readonly player: PlayerShown }) {
  const t = useText();
  const count = useAppSelector((state) => selectMatchIdsOfPlayer(state, id).length);
  return (
    <Stack>
      <PageHeader
        title={name}
        description={t(withholding.isWithheldWhy)}
        kicker={<TextLink to={path('players')}>{t(texts.allPlayers)}</TextLink>}
      />
      <EmptyState icon={<EyeOff />} title={t(withholding.isWithheld)}>
        <p>{t(withholding.isWithheldWhy)}</p>
        {count > 0 && <p>{t(withholding.matchesStay, { count })}</p>}
      </EmptyState>
    </Stack>
  );
}
