import { MainMatch } from '@/parts/matches/MainMatch';
import { EventRow } from '@/parts/records/EventRow';
import { ListPanel } from '@/ui/ListPanel';
import { Section } from '@/ui/Section';

/** An event of a series with its main match, below a title that says which one it is. */
export function OneEvent({ title, id }: { readonly title: string; readonly id: string }) {
  return (
    <Section title={title}>
      <ListPanel>
        <EventRow id={id} below={<MainMatch event={id} />} />
      </ListPanel>
    </Section>
  );
}
