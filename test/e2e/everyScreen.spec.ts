import { gateLook } from './support/judge';
import { judgeScreens } from './support/screens';

judgeScreens(gateLook);
