import { gateLook, secondLook } from './support/judge';
import { judgeScreens } from './support/screens';

judgeScreens(secondLook);
judgeScreens(gateLook, 4);
