import { Eye, EyeOff } from 'lucide-react';
import { spoilers } from '@/language/en/spoilers';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { selectCardSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { coverCard, revealCard } from '@/wiki/spoilers/spoilersThunks';
import { selectHasLive, selectHasResults } from './eventsSelectors';

export function CardResults({ event }: { readonly event: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const hidden = useAppSelector((state) => selectCardSecrecy(state, event) === 'hidden');
  const isCovered = useAppSelector((state) => state.spoilers.covered.includes(event));
  const has = useAppSelector((state) => selectHasResults(state, event) || selectHasLive(state, event));
  if (!has) return undefined;
  return (
    <Stack row gap={2}>
      {hidden ? (
        <Button size="sm" icon={<Eye />} onClick={() => dispatch(revealCard(event))}>
          {t(spoilers.showCard)}
        </Button>
      ) : (
        <Button size="sm" variant="quiet" icon={<EyeOff />} onClick={() => dispatch(coverCard(event))}>
          {t(spoilers.hide)}
        </Button>
      )}
      <span role="status">
        {hidden && isCovered && (
          <>
            {t(spoilers.cardIsHidden)} <TextLink to={path('settings')}>{t(spoilers.hideMore)}</TextLink>
          </>
        )}
      </span>
    </Stack>
  );
}
