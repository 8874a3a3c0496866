import type { Notice, Sender } from '../../../functions/src/notifications/sender';

/** A sender and what its messaging service does for the test. */
export interface SenderWorld {
  readonly sender: Sender;
  /** Makes a device known to the service under this token. */
  readonly register: (token: string) => void;
  /** Lets the service refuse everything for now. */
  readonly breakDown: () => void;
  /** The notices that each device was given, in order. */
  readonly shown: (token: string) => readonly Notice[];
}

const notice: Notice = { title: 'Your change was applied', body: 'Ann', link: '/mydelta', tag: 'decision' };

/** Describes what every `Sender` must do. */
export function describeSender(name: string, create: () => SenderWorld): void {
  describe(name, () => {
    test('hands the notice to every device, once', async () => {
      const { sender, register, shown } = create();
      ['a', 'b', 'c'].forEach(register);
      expect(await sender.send(['a', 'b'], notice)).toEqual(['sent', 'sent']);
      expect(shown('a')).toEqual([notice]);
      expect(shown('b')).toEqual([notice]);
      expect(shown('c')).toEqual([]);
    });

    test('tells which devices are gone, and reaches the others', async () => {
      const { sender, register, shown } = create();
      register('b');
      expect(await sender.send(['a', 'b'], notice)).toEqual(['gone', 'sent']);
      expect(shown('b')).toEqual([notice]);
    });

    test('tells that the service took nothing, and does not throw', async () => {
      const { sender, register, breakDown, shown } = create();
      register('a');
      breakDown();
      expect(await sender.send(['a'], notice)).toEqual(['failed']);
      expect(shown('a')).toEqual([]);
    });

    test('sends nothing to nobody', async () => {
      const { sender } = create();
      expect(await sender.send([], notice)).toEqual([]);
    });
  });
}
