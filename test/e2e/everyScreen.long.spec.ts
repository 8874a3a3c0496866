import { secondLook } from './support/judge';
import { judgeScreens } from './support/screens';

judgeScreens(secondLook);
