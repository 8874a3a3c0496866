import { profQueue } from './bench/app/profQueue';
import { root } from './base/root';
void profQueue(undefined, 12, console.log).then(() => process.exit(0));
