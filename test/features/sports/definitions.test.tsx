/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError } from '@/backend/errors';
import { page } from '@/features/sports/definitions/DefinitionsPage';
import { templates } from '@/features/sports/definitions/templates';
import { loadLanguage } from '@/language/loadLanguage';
import { LanguageContext } from '@/language/useLanguage';
import { parseSport } from '@/model/parsing/parseSport';
import { sportProblem } from '@/model/parsing/sportProblem';
import { armWrestling } from '@test/support/factories';
import { chess, judo } from '@test/support/otherSports';
import { screens } from '@test/support/screens';

const admin = { uid: 'ada', admin: true };

function showing(user: typeof admin | undefined = admin) {
  const world = screens({ sports: [] }, user);
  world.show(<page.Component />, '/settings/sport?as=json');
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
    '/settings/sport?as=json',
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

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function newSport() {
  const world = screens({ sports: [] }, admin);
  const saved: unknown[] = [];
  world.world.answers.saveSport = async ({ definition }) => {
    saved.push(definition);
    return [];
  };
  world.show(<page.Component />);
  return {
    ...world,
    saved,
    begin: () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sport' }), 'A new sport'),
  };
}

test('a new sport is filled in as a form, and shown on a sample card', async () => {
  const { saved, begin } = newSport();
  await begin();
  type('Name', 'Stone Lifting');
  type('A score counts', 'stones');
  await userEvent.click(screen.getByRole('checkbox', { name: /can end in a draw/ }));
  await press('Add a category');
  type('What is it called?', 'Stone size');
  type('Name for all of them together', 'All sizes');
  await press('Add a code');
  type('Code 1', 'big');
  type('Label 1', 'Big stones');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Ratings' }),
    'One rating per Stone size',
  );
  const card = within(screen.getByRole('list', { name: 'Sample card' })).getAllByRole('listitem');
  expect(card.map(({ textContent }) => textContent)).toEqual([
    'Ann Example 10–0 Bea Example · big stonesBig stones · Women',
    'Ann Example D–D Bea Example · big stonesBig stones · Women',
  ]);
  await userEvent.click(storeButton());
  expect(saved).toEqual([
    {
      id: 'stone-lifting',
      name: 'Stone Lifting',
      choices: [
        {
          path: 'choices.stoneSize',
          label: 'Stone size',
          all: 'All sizes',
          codes: [{ code: 'big', label: 'Big stones' }],
        },
      ],
      score: { counts: 'stones', most: 10, draws: true },
      apart: 'choices.stoneSize',
    },
  ]);
});

test('classes of weight have the limits that their codes name', async () => {
  const { saved, begin } = newSport();
  await begin();
  await press('Judo');
  expect(screen.queryByRole('button', { name: 'Chess' })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Add a code' })[0]!);
  const fillIn = (name: RegExp, text: string) =>
    fireEvent.change(
      screen.getAllByRole<HTMLInputElement>('textbox', { name }).find(({ value }) => value === '')!,
      { target: { value: text } },
    );
  fillIn(/^Code \d+$/, '90kg+');
  fillIn(/^Label \d+$/, 'Over 90 kg');
  await userEvent.click(storeButton());
  expect(saved).toMatchObject([
    {
      id: 'judo',
      words: judo.words,
      choices: expect.arrayContaining([
        expect.objectContaining({
          path: 'weight',
          codes: expect.arrayContaining([{ code: '90kg+', label: 'Over 90 kg', over: 90 }]),
        }),
      ]),
    },
  ]);
});

test('a code of a stored sport stays and can be retired, and what the form has no field for is kept', async () => {
  const { saved } = newSport();
  await userEvent.click(screen.getByRole('checkbox', { name: 'L is no longer used' }));
  type('Name', 'Armwrestling');
  await userEvent.click(storeButton());
  const [arm, ...others] = armWrestling.choices;
  expect(saved).toEqual([
    {
      ...armWrestling,
      name: { en: 'Armwrestling', ja: 'アームレスリング' },
      choices: [
        { ...arm, codes: arm?.codes.map((code) => (code.code === 'L' ? { ...code, retired: true } : code)) },
        ...others,
      ],
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Remove category 1' })).toBeNull();
});

test('form and JSON are two views of one text', async () => {
  const { begin } = newSport();
  await begin();
  await press('Chess');
  await userEvent.click(screen.getByRole('link', { name: 'JSON' }));
  write(JSON.stringify({ ...chess, name: 'Fast Chess' }));
  await userEvent.click(screen.getByRole('link', { name: 'Form' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Fast Chess');
  await userEvent.click(screen.getByRole('link', { name: 'JSON' }));
  write('[');
  await userEvent.click(screen.getByRole('link', { name: 'Form' }));
  expect(screen.getByRole('textbox', { name: /Definition/ })).toHaveProperty('value', '[');
});

test.each(templates)('the template $name.en is a definition', (template) => {
  expect(parseSport(template)).toMatchObject({ ok: true });
});
