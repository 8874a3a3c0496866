import { List, type ListProps } from './List';
import { Panel } from './Panel';
import { Section, type SectionProps } from './Section';

/** A list as a panel, without space around its rows. */
export function ListPanel(props: ListProps) {
  return (
    <Panel flush>
      <List {...props} />
    </Panel>
  );
}

export interface ListSectionProps extends SectionProps, Omit<ListProps, 'label'> {
  readonly title: string;
}

/** A section that is one list, with the same name. */
export function ListSection({ title, count, actions, ...list }: ListSectionProps) {
  return (
    <Section title={title} count={count} actions={actions}>
      <ListPanel label={title} {...list} />
    </Section>
  );
}
