import { test } from './support/test';
import { tellWrongClock } from './support/wrongClock';

// A zone where the date differs from the server's for most of each day.
test.use({ worker: true, timezoneId: 'Pacific/Kiritimati' });

tellWrongClock(-3);
tellWrongClock(400);
