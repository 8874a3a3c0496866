import { gateLook } from './support/judge';
import { judgeStates } from './support/states';

judgeStates(gateLook);
