import { ImageDown } from 'lucide-react';
import { picks } from '@/language/en/picks';
import { message } from '@/language/text';
import { siteName } from '@/language/siteName';
import { useLanguage } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { errorShown } from '@/wiki/notices/outcomeNotices';
import { selectUser } from '@/wiki/session/sessionSelectors';
import { drawPicture, sharePicture } from './picture';
import { pointsIn, type OwnResult } from './usePickTable';

export function ResultPicture({
  own,
  title,
}: {
  readonly own: OwnResult | undefined;
  readonly title: string;
}) {
  const { t, number } = useLanguage();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  if (own === undefined) return undefined;
  const lines = [
    t(picks.picturePoints, { points: pointsIn(number, own.points) }),
    t(picks.pictureLine, { place: number(own.place), count: own.people }),
    t(picks.pictureHits, { right: number(own.right), count: own.of }),
  ];
  const share = async () => {
    const picture = await drawPicture({ title, name: user?.name ?? '', lines, site: siteName() });
    const done = picture !== undefined && (await sharePicture(picture, title));
    if (!done) dispatch(errorShown('picture', message(picks.pictureFailed)));
  };
  return (
    <div>
      <Button size="sm" icon={<ImageDown />} onClick={() => void share()}>
        {t(picks.picture)}
      </Button>
    </div>
  );
}
