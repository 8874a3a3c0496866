import { events } from '@/language/en/events';
import { path } from '@/model/sharing/routes';
import { RowsOfSport } from '@/parts/rows/RowsPage';
import { definePage } from '@/store/page';
import { CardEditor } from './CardEditor';
import { ImportLink } from './ImportLink';

type Params = { readonly id: string };

const NewCardPage = ({ id }: Params) => (
  <RowsOfSport
    id={id}
    title={events.newCard}
    description={events.cardDescription}
    signIn={events.cardSignIn}
    signInWhy={events.cardSignInWhy}
    actions={<ImportLink to={path('importMatches', { id })} />}
    Editor={CardEditor}
  />
);

export const page = definePage<Params>({ Component: NewCardPage });
