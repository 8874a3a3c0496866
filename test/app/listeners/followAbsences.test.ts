import { followAbsences } from '@/app/listeners/followAbsences';

const minuteMs = 60_000;

function page({ online = true } = {}) {
  const listeners = new Map<string, Set<() => void>>();
  let beat: { readonly look: () => void; readonly ms: number } | undefined;
  let time = 1_000_000;
  const addEventListener = (event: string, listener: () => void) =>
    void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  const happens = (event: string) => listeners.get(event)?.forEach((listener) => listener());
  const absences: number[] = [];
  followAbsences(
    {
      window: {
        addEventListener,
        setInterval: (look: () => void, ms: number) => {
          beat = { look, ms };
          return 1;
        },
      } as never,
      document: { addEventListener } as never,
      isOnline: () => online,
      now: () => time,
    },
    (absentMs) => absences.push(absentMs),
  );
  return {
    absences,
    awake: (minutes: number) => {
      if (!beat) throw new Error('Expected a timer, found none');
      for (let passed = 0; passed < minutes * minuteMs; passed += beat.ms) {
        time += beat.ms;
        beat.look();
      }
    },
    asleep: (minutes: number) => {
      time += minutes * minuteMs;
    },
    happens,
    loses: () => {
      online = false;
      happens('offline');
    },
    finds: () => {
      online = true;
      happens('online');
    },
  };
}

test('a page that runs, looked at or in the background, is not absent', () => {
  const { awake, asleep, happens, absences } = page();
  awake(600);
  asleep(2);
  awake(5);
  happens('visibilitychange');
  expect(absences).toEqual([]);
});

test.each(['visibilitychange', 'pageshow'])('one that slept is back at %s, once', (event) => {
  const { awake, asleep, happens, absences } = page();
  awake(10);
  asleep(480);
  happens(event);
  awake(10);
  expect(absences).toEqual([480 * minuteMs]);
});

test('one that slept unseen is back with its next beat', () => {
  const { awake, asleep, absences } = page();
  asleep(480);
  awake(1);
  expect(absences).toEqual([481 * minuteMs]);
});

test('one without a network is back with the network', () => {
  const { awake, loses, finds, absences } = page();
  loses();
  awake(90);
  finds();
  expect(absences).toEqual([90 * minuteMs]);
});

test('one that was opened without a network has been absent since', () => {
  const { awake, finds, absences } = page({ online: false });
  awake(20);
  finds();
  expect(absences).toEqual([20 * minuteMs]);
});

test('one that wakes without a network has been absent since it fell asleep', () => {
  const { awake, asleep, loses, finds, absences } = page();
  asleep(60);
  loses();
  awake(30);
  finds();
  expect(absences).toEqual([90 * minuteMs]);
});

test('a clock that is set back is no absence', () => {
  const { awake, asleep, happens, absences } = page();
  asleep(-600);
  happens('visibilitychange');
  awake(10);
  expect(absences).toEqual([]);
});
