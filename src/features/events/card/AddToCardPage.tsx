import { events } from '@/language/en/events';
import { message } from '@/language/text';
import { path } from '@/model/sharing/routes';
import { RowsOfEvent } from '@/parts/rows/RowsPage';
import { definePage } from '@/store/page';
import { CardEditor } from './CardEditor';
import { ImportLink } from './ImportLink';

type Params = { readonly id: string; readonly eventId: string };

const AddToCardPage = ({ id, eventId }: Params) => (
  <RowsOfEvent
    id={id}
    eventId={eventId}
    title={events.addMatches}
    titleInto={(event) => message(events.addToCard, { event })}
    signIn={events.cardSignIn}
    signInWhy={events.cardSignInWhy}
    actions={<ImportLink to={path('importToEvent', { id, eventId })} />}
    Editor={CardEditor}
  />
);

export const page = definePage<Params>({ Component: AddToCardPage });
