import { List, type ListProps } from './List';
import { Panel } from './Panel';
import { Section, type SectionProps } from './Section';

/** A list in a panel of its own. */
export function ListPanel(props: ListProps) {
  return (
    <Panel flush>
      <List {...props} />
    </Panel>
  );
}

export interface ListSectionProps extends SectionProps {
  readonly title: string;
}

/** A section of one list, which has the section's title as its name. */
export function ListSection({ children, ...section }: ListSectionProps) {
  return (
    <Section {...section}>
      <ListPanel label={section.title}>{children}</ListPanel>
    </Section>
  );
}
