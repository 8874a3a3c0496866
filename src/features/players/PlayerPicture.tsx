import { Image } from 'lucide-react';
import { useState } from 'react';
import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { accountAddress } from '@/model/schema/accounts';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import type { CommonsPicture } from '@/parts/records/commonsPicture';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import styles from './PlayerPicture.module.css';

/**
 * A picture from Wikimedia Commons with its author and licence. That site is asked for nothing before the
 * reader wants to see it.
 */
export function PlayerPicture({ id, name }: { readonly id: string; readonly name: string }) {
  const file = useAppSelector((state) => selectPlayer(state, id)?.picture);
  return file === undefined ? undefined : <Picture key={file} file={file} name={name} />;
}

const ask = async (file: string): Promise<CommonsPicture> => {
  const { askCommons } = await import('@/parts/records/commonsPicture');
  return askCommons(file);
};

function Picture({ file, name }: { readonly file: string; readonly name: string }) {
  const t = useText();
  const [picture, setPicture] = useState<CommonsPicture | 'asked' | 'failed'>();
  const show = () => {
    setPicture('asked');
    ask(file).then(setPicture, (error: unknown) => {
      console.error('No picture', error);
      setPicture('failed');
    });
  };
  if (typeof picture === 'object') return <Shown picture={picture} name={name} />;
  return (
    <Stack row gap={2}>
      <Button size="sm" icon={<Image aria-hidden />} busy={picture === 'asked'} onClick={show}>
        {t(texts.showPicture)}
      </Button>
      <TextLink to={accountAddress('commons', file)}>{t(texts.onCommons)}</TextLink>
      {picture === 'failed' && <p role="status">{t(texts.noPicture)}</p>}
    </Stack>
  );
}

function Shown({ picture, name }: { readonly picture: CommonsPicture; readonly name: string }) {
  const t = useText();
  const { src, width, height, page, author, licence, licenceUrl } = picture;
  return (
    <figure>
      <img
        src={src}
        alt={t(texts.pictureOf, { name })}
        width={width}
        height={height}
        referrerPolicy="no-referrer"
        className={styles.picture}
      />
      <figcaption className={styles.caption}>
        {author} · {licenceUrl === undefined ? licence : <TextLink to={licenceUrl}>{licence}</TextLink>} ·{' '}
        <TextLink to={page}>{t(texts.onCommons)}</TextLink>
      </figcaption>
    </figure>
  );
}
