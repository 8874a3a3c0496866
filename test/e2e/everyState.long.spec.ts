import { secondLook } from './support/judge';
import { judgeStates } from './support/states';

judgeStates(secondLook);
