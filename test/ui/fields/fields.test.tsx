/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { DateField } from '@/ui/fields/DateField';
import { NumberField } from '@/ui/fields/NumberField';
import { PasswordField } from '@/ui/fields/PasswordField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { YoutubeField } from '@/ui/fields/YoutubeField';

const seen: unknown[] = [];
beforeEach(() => seen.splice(0));

function Keep<T>({
  initial,
  children,
}: {
  readonly initial: T;
  readonly children: (value: T, onChange: (value: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    seen.push(next);
    setValue(next);
  });
}
const last = () => seen.at(-1);

test('label, hint and error belong to the field', () => {
  render(
    <TextField
      label="Name"
      hint="As on the poster"
      error="Too long"
      required
      value=""
      onChange={() => undefined}
    />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As on the poster',
    'Too long',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.required).toBe(true);
});

test('a text area has six rows', () => {
  render(<TextAreaField label="Note" value="" onChange={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'Note' }).getAttribute('rows')).toBe('6');
});

test('a password can be looked at', async () => {
  render(<PasswordField label="Password" value="armwiki" onChange={() => undefined} />);
  const input = screen.getByLabelText<HTMLInputElement>(/password/i);
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

describe('a number field', () => {
  const show = (initial?: number | string) =>
    render(
      <Keep<number | string | undefined> initial={initial}>
        {(value, onChange) => <NumberField label="Score" max={99} value={value} onChange={onChange} />}
      </Keep>,
    );
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Score' });

  test.each(['3.5', '-1', 'abc', '1e1', '3 1', '-0', '9'.repeat(16)])(
    'keeps %s as it was typed, gives it as text and says what it takes',
    async (text) => {
      show();
      await userEvent.type(field(), text);
      expect(field().value).toBe(text);
      expect(last()).toBe(text);
      expect(screen.getByText('Whole number from 0 to 99')).toBeTruthy();
      expect(field().getAttribute('aria-invalid')).toBe('true');
    },
  );

  test.each([
    ['12', 12],
    ['03', 3],
    [' 7 ', 7],
    ['３', 3],
    ['  ', undefined],
  ])('reads “%s” as %s and leaves it as it was typed', async (text, number) => {
    show();
    await userEvent.type(field(), text);
    expect(field().value).toBe(text);
    expect(last()).toBe(number);
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  test('asks the phone for its number keys, and shows a text it is given', () => {
    show('3.5');
    expect(field().inputMode).toBe('numeric');
    expect(field().value).toBe('3.5');
  });

  test('leaves a text alone where the arrow keys would count', async () => {
    show();
    await userEvent.type(field(), '3.5{ArrowUp}{ArrowDown}');
    expect(field().value).toBe('3.5');
  });

  test('is undefined when emptied, and 0 is not empty', async () => {
    show(0);
    expect(field().value).toBe('0');
    await userEvent.clear(field());
    expect(last()).toBeUndefined();
  });

  test('says its range when the number lies outside', async () => {
    show();
    await userEvent.type(field(), '100');
    expect(last()).toBe(100);
    expect(screen.getByText('Whole number from 0 to 99')).toBeTruthy();
  });

  test('counts with the arrow keys and stays inside its range', async () => {
    show(98);
    await userEvent.type(field(), '{ArrowUp}{ArrowUp}');
    expect(last()).toBe(99);
    await userEvent.type(field(), '{ArrowDown}');
    expect(last()).toBe(98);
  });
});

test('a date field gives days, and undefined when cleared', () => {
  render(
    <Keep<string | undefined> initial="2024-03-12">
      {(value, onChange) => <DateField label="Date" value={value} onChange={onChange} />}
    </Keep>,
  );
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2024-03-13' } });
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } });
  expect(seen).toEqual(['2024-03-13', undefined]);
});

describe('a select field', () => {
  const options = [
    { value: 'L', label: 'Left' },
    { value: 'R', label: 'Right' },
  ];
  const names = () => screen.getAllByRole('option').map((option) => option.textContent);

  test('gives undefined for its empty choice', async () => {
    render(
      <Keep<string | undefined> initial="L">
        {(value, onChange) => (
          <SelectField label="Arm" options={options} emptyLabel="Unknown" value={value} onChange={onChange} />
        )}
      </Keep>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Arm' }), 'Right');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Arm' }), 'Unknown');
    expect(seen).toEqual(['R', undefined]);
  });

  test('has no empty choice when one of its options must hold', () => {
    render(<SelectField label="Arm" options={options} value="L" onChange={() => undefined} />);
    expect(names()).toEqual(['Left', 'Right']);
  });

  test('does not show an unknown value as its first option', () => {
    render(<SelectField label="Arm" options={options} value="X" onChange={() => undefined} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Arm' }).value).toBe('');
    expect(names()).toEqual(['Choose…', 'Left', 'Right']);
  });
});

test('a checkbox is named by its label even when that is hidden', async () => {
  const onChange = jest.fn();
  render(<CheckboxField label="Select Ann" hideLabel checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ann' }));
  expect(onChange).toHaveBeenCalledWith(true);
});

describe('a YouTube field', () => {
  const parse = (text: string) => /(?:^|v=|youtu\.be\/)([\w-]{11})(?:\?t=\d+)?$/.exec(text.trim())?.[1];
  const show = () =>
    render(
      <Keep<string | undefined> initial={undefined}>
        {(value, onChange) => (
          <YoutubeField
            parts={(id) => ({ id, second: 0 })}
            label="YouTube"
            parse={parse}
            value={value}
            onChange={(id, readable) => {
              onChange(id);
              seen.push(readable);
            }}
          />
        )}
      </Keep>,
    );
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'YouTube' });

  test('gives the id in a link, keeps the link as typed, and shows the video', async () => {
    show();
    await userEvent.click(field());
    await userEvent.paste('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(seen).toEqual(['dQw4w9WgXcQ', true]);
    expect(field().value).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(screen.getByRole('button', { name: /Play video/ })).toBeTruthy();
  });

  test('takes the moment at which the player is, from nobody else', async () => {
    show();
    await userEvent.click(field());
    await userEvent.paste('dQw4w9WgXcQ');
    await userEvent.click(screen.getByRole('button', { name: /Play video/ }));
    const frame = screen.getByTitle<HTMLIFrameElement>('YouTube');
    expect(frame.src).toContain('enablejsapi=1');
    const tell = (origin: string, data: string) =>
      fireEvent(window, new MessageEvent('message', { origin, source: frame.contentWindow, data }));
    tell('https://example.com', '{"event":"infoDelivery","info":{"currentTime":5.2}}');
    expect(screen.queryByRole('button', { name: 'Starts here' })).toBeNull();
    tell('https://www.youtube-nocookie.com', '{"event":"infoDelivery","info":{"currentTime":3725.4}}');
    await userEvent.click(screen.getByRole('button', { name: 'Starts here' }));
    expect(field().value).toBe('https://youtu.be/dQw4w9WgXcQ?t=3725');
    expect(screen.getByTitle<HTMLIFrameElement>('YouTube')).toBe(frame);
  });

  test('greets the player until it answers, and a player that never does a few times only', () => {
    jest.useFakeTimers();
    try {
      render(
        <YoutubeField
          label="YouTube"
          value="dQw4w9WgXcQ"
          parse={(text) => text}
          parts={(id) => ({ id, second: 0 })}
          onChange={() => undefined}
        />,
      );
      fireEvent.click(screen.getByRole('button', { name: /Play video/ }));
      const player = screen.getByTitle<HTMLIFrameElement>('YouTube').contentWindow!;
      const greeted = jest.spyOn(player, 'postMessage').mockImplementation(() => undefined);
      jest.advanceTimersByTime(1_200);
      expect(greeted).toHaveBeenCalledTimes(2);
      expect(greeted).toHaveBeenLastCalledWith(
        expect.stringContaining('listening'),
        'https://www.youtube-nocookie.com',
      );
      const origin = 'https://www.youtube-nocookie.com';
      fireEvent(
        window,
        new MessageEvent('message', { origin, source: player, data: '{"event":"initialDelivery"}' }),
      );
      jest.advanceTimersByTime(60_000);
      expect(greeted).toHaveBeenCalledTimes(2);

      cleanup();
      render(
        <YoutubeField
          label="Mute"
          value="dQw4w9WgXcQ"
          parse={(text) => text}
          parts={(id) => ({ id, second: 0 })}
          onChange={() => undefined}
        />,
      );
      fireEvent.click(screen.getByRole('button', { name: /Play video/ }));
      const mute = jest
        .spyOn(screen.getByTitle<HTMLIFrameElement>('Mute').contentWindow!, 'postMessage')
        .mockImplementation(() => undefined);
      jest.advanceTimersByTime(60_000);
      expect(mute.mock.calls.length).toBeGreaterThan(2);
      expect(mute.mock.calls.length).toBeLessThan(10);
    } finally {
      jest.useRealTimers();
    }
  });

  test('says when it recognises no video, and has no complaint when empty', async () => {
    show();
    await userEvent.type(field(), 'x');
    expect(seen).toEqual([undefined, false]);
    expect(screen.getByText(/No YouTube video found/)).toBeTruthy();
    await userEvent.clear(field());
    expect(last()).toBe(true);
    expect(screen.queryByText(/No YouTube video found/)).toBeNull();
  });
});
