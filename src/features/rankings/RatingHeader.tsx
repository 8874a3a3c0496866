import { useSearchParams } from 'react-router';
import { ui } from '@/language/en/ui';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import type { Rating } from '@/model/ratings/rating';
import { path } from '@/model/sharing/routes';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/ButtonLink';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { DataMenu } from '@/parts/export/DataMenu';
import { RatingText } from '@/parts/ratings/RatingText';
import { withParam } from '@/parts/ratings/ratingFilter';

interface RatingHeaderProps {
  readonly id: string;
  readonly title: string;
  /** Absent until it is computed, and without a rated match. */
  readonly now: Rating | undefined;
}

export function RatingHeader({ id, title, now }: RatingHeaderProps) {
  const t = useText();
  const [params] = useSearchParams();
  const keepDay = useKeepDay();
  return (
    <PageHeader
      title={title}
      kicker={
        <TextLink to={`${path('rankings')}${withParam(params, 'with', undefined)}`}>
          {t(ratings.backToRankings)}
        </TextLink>
      }
      meta={
        now
          ? [
              <RatingText rating={now} />,
              now.provisional && <Badge kind="provisional">{t(ui.provisional)}</Badge>,
            ]
          : // Keeps the line's height until the rating is computed.
            ['\u00a0']
      }
      actions={
        <>
          <ButtonLink size="sm" to={keepDay(path('player', { id }))}>
            {t(ratings.toPlayer)}
          </ButtonLink>
          <DataMenu />
        </>
      }
    />
  );
}
