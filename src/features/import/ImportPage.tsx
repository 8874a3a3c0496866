import { importing } from '@/language/en/importing';
import { message } from '@/language/text';
import { RowsOfEvent, RowsOfSport } from '@/parts/rows/RowsPage';
import { definePage } from '@/store/page';
import { ImportEditor } from './ImportEditor';

/** With an event, all rows belong to it; without one, each row names its event. */
type Params = { readonly id: string; readonly eventId?: string };

function ImportPage({ id, eventId }: Params) {
  const shared = {
    id,
    title: importing.title,
    signIn: importing.signIn,
    signInWhy: importing.signInWhy,
    Editor: ImportEditor,
  };
  return eventId === undefined ? (
    <RowsOfSport {...shared} description={importing.description} />
  ) : (
    <RowsOfEvent
      {...shared}
      eventId={eventId}
      titleInto={(event) => message(importing.titleInto, { event })}
    />
  );
}

export const page = definePage<Params>({ Component: ImportPage });
