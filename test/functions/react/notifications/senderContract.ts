import type { Notice, Sender } from '../../../../functions/src/react/notifications/sender';

export interface SenderWorld {
  readonly sender: Sender;
  readonly register: (token: string) => void;
  readonly breakDown: () => void;
  readonly shown: (token: string) => readonly Notice[];
}

const notice: Notice = { title: 'Your change was applied', body: 'Ann', link: '/mydelta', tag: 'decision' };

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
