import type { ContractWorld } from './contractWorld';
import { describeAuth } from './authContract';
import { describeCommands } from './commandContract';
import { describeInbox } from './inboxContract';
import { describeNarrowScopes } from './narrowScopeContract';
import { describePicks } from './pickContract';
import { describeQueueScopes } from './queueScopeContract';
import { describeReplies } from './replyContract';
import { describeReviews } from './reviewContract';
import { describeSubscribe } from './subscribeContract';
import { describeWideScopes } from './wideScopeContract';

export function describeBackend(name: string, create: () => Promise<ContractWorld>): void {
  describe(name, () => {
    let world: ContractWorld;
    beforeEach(async () => {
      world = await create();
    });
    afterEach(() => world.dispose());

    describeNarrowScopes(() => world);
    describePicks(() => world);
    describeQueueScopes(() => world);
    describeWideScopes(() => world);
    describeSubscribe(() => world);
    describeCommands(() => world);
    describeReplies(() => world);
    describeReviews(() => world);
    describeInbox(() => world);
    describeAuth(() => world);
  });
}
