import { follow } from '@/language/en/follow';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Section } from '@/ui/Section';
import { selectWatchedKeys } from '@/wiki/watches/watchesSelectors';
import { WatchedNews } from './WatchedNews';

const shown = 3;

export function WatchedContent() {
  const t = useText();
  const any = useAppSelector((state) => selectWatchedKeys(state).length > 0);
  if (!any) return undefined;
  return (
    <Section
      title={t(follow.news)}
      actions={
        <ButtonLink size="sm" variant="quiet" to={path('following')}>
          {t(follow.all)}
        </ButtonLink>
      }
    >
      <WatchedNews most={shown} />
    </Section>
  );
}
