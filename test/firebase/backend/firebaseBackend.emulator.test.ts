import { describeBackend } from '@test/backend/backendContract';
import { createEmulatorWorld } from './emulatorWorld';

jest.setTimeout(20_000);

describeBackend('the Firebase backend', createEmulatorWorld);
