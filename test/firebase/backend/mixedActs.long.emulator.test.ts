import { describeMixedActs } from './describeMixedActs';

describeMixedActs(1_000);
