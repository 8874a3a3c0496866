import { follow } from '@/language/en/follow';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Section } from '@/ui/Section';
import { selectFollowedKeys } from '@/wiki/follows/followsSelectors';
import { FollowedNews } from './FollowedNews';

const shown = 3;

export function FollowedContent() {
  const t = useText();
  const any = useAppSelector((state) => selectFollowedKeys(state).length > 0);
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
      <FollowedNews most={shown} />
    </Section>
  );
}
