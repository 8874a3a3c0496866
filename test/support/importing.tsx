import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportEditor } from '@/features/import/ImportEditor';
// Compiles the code of the later steps before a test runs.
import '@/features/import/NamesStep';
import '@/features/import/PreviewStep';
import { allAnswered } from './allAnswered';
import { screens } from './screens';

export const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Pastes a table into the import of a device with all of these records, and has it read. */
export async function pasted(
  lines: readonly string[],
  records: Parameters<typeof screens>[0] = {},
): Promise<ReturnType<typeof screens>> {
  const world = screens(records, { uid: 'editor' });
  allAnswered(world);
  world.show(<ImportEditor sport="armw" />);
  const value = lines.join('\n');
  fireEvent.change(screen.getByLabelText('Or paste from a spreadsheet'), { target: { value } });
  await click('Read the table');
  return world;
}

/** Goes on to the preview. Resolves with its list of rows. */
export async function previewed(): Promise<HTMLElement> {
  await click('Continue to names');
  await click('Continue to preview');
  return screen.findByRole('list', { name: 'Rows of the table' });
}
