/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError } from '@/backend/errors';
import { page } from '@/features/sports/definitions/DefinitionsPage';
import { loadLanguage } from '@/language/loadLanguage';
import { LanguageContext } from '@/language/useLanguage';
import { sportProblem } from '@/model/parsing/sportProblem';
import { armWrestling } from '@test/support/factories';
import { judo } from '@test/support/otherSports';
import { screens } from '@test/support/screens';

const admin = { uid: 'ada', admin: true };

function showing(user: typeof admin | undefined = admin) {
  const world = screens({ sports: [] }, user);
  world.show(<page.Component />);
  return world;
}
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Definition/ }), { target: { value: text } });
const storeButton = () => screen.getByRole('button', { name: 'Save the definition' });

test('nobody but an admin is shown the form', () => {
  screens({}, { uid: 'mod', moderator: true }).show(<page.Component />);
  expect(screen.getAllByText('Only admins can define sports')).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the definition there is stands in the form, with what readers see of it', () => {
  showing();
  const written = screen.getByRole('textbox', { name: /Definition/ });
  expect(JSON.parse((written as HTMLTextAreaElement).value)).toEqual(armWrestling);
  expect(screen.getAllByText('アームレスリング')).toHaveLength(1);
  expect(screen.getAllByText('Right · 50kg · Sub-juniors · Standing')).toHaveLength(1);
  expect(screen.getAllByText('One rating per Arm')).toHaveLength(1);
  expect(storeButton()).toHaveProperty('disabled', false);
});

test('all that is wrong with a text is told while it is written, and nothing is stored', () => {
  showing();
  write('{');
  expect(screen.getByRole('alert').textContent).toContain('The text is not JSON');
  write(JSON.stringify({ ...judo, id: 'J', score: {} }));
  expect(screen.getByRole('alert').textContent).toMatch(/problems to fix/);
  expect(screen.getByRole('alert').textContent).toContain('id: expected an id');
  expect(storeButton()).toHaveProperty('disabled', true);
});

test('what is wrong is told in the language of whoever reads, whether the page or the server found it', async () => {
  const world = screens({ sports: [] }, admin);
  const problem = sportProblem('inUse', 'arm', { code: 'R', count: 9 });
  world.world.answers.saveSport = async () => [problem, 'Something that only a later version knows.'];
  world.show(
    <LanguageContext value={await loadLanguage('ja')}>
      <page.Component />
    </LanguageContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: '定義を保存' }));
  const alert = (await screen.findByRole('alert')).textContent;
  expect(alert).toContain('コード"R"は9試合で使われているため、消せません');
  expect(alert).toContain('Something that only a later version knows.');
  fireEvent.change(screen.getByRole('textbox', { name: /定義/ }), { target: { value: '[]' } });
  expect(screen.getByRole('alert').textContent).toContain('定義全体：オブジェクトで書いてください');
});

test('a new sport is added, one that is known updated', async () => {
  const world = showing();
  const asked: unknown[] = [];
  world.world.answers.saveSport = async ({ mode }) => {
    asked.push(mode);
    return [];
  };
  await userEvent.click(storeButton());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sport' }), 'A new sport');
  expect(screen.getByRole('textbox', { name: /Definition/ })).toHaveProperty('value', '');
  write(JSON.stringify(judo));
  await userEvent.click(storeButton());
  expect(asked).toEqual(['update', 'add']);
  expect(world.store.getState().notices.notices.map(({ message }) => message)).toMatchObject([
    { values: { sport: 'Judo' } },
  ]);
});

test('what the server finds wrong, and why it could not be asked, stands beside the form until it is changed', async () => {
  const { world } = showing();
  world.answers.saveSport = async () => ['arm: the code "R" is missing, but 9 matches use it.'];
  await userEvent.click(storeButton());
  expect((await screen.findByRole('alert')).textContent).toContain('9 matches use it');
  write(JSON.stringify(judo));
  expect(screen.queryByRole('alert')).toBeNull();
  world.answers.saveSport = () => Promise.reject(new BackendError('permission-denied', 'no'));
  await userEvent.click(storeButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Only admins can save it');
  world.answers.saveSport = () => Promise.reject(new BackendError('unavailable', 'no'));
  await userEvent.click(storeButton());
  expect(await screen.findAllByText(/could not be saved/)).toHaveLength(1);
});
