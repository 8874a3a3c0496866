import { Table } from 'lucide-react';
import { events } from '@/language/en/events';
import { localText } from '@/parts/words/sportWords';
import { NotFound } from '@/parts/records/NotFound';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { ButtonLink } from '@/ui/ButtonLink';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { CardEditor } from './CardEditor';
import { useSport } from '@/wiki/sports/useSports';

type Params = { readonly id: string };

function NewCardPage({ id }: Params) {
  const t = useText();
  useHead(t(events.newCard), { description: t(events.cardDescription) });
  const sport = useSport(id);
  if (!sport) return <NotFound />;
  return (
    <>
      <PageHeader
        title={t(events.newCard)}
        kicker={<TextLink to={path('sport', { id })}>{t(localText(sport.name))}</TextLink>}
        actions={
          <ButtonLink icon={<Table aria-hidden />} to={path('importMatches', { id })}>
            {t(events.importTable)}
          </ButtonLink>
        }
      />
      <CardEditor key={id} sport={id} />
    </>
  );
}

export const page = definePage<Params>({ Component: NewCardPage });
