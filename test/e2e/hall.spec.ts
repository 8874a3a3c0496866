import { tellHall } from './support/hall';

// A network that never answers is the hardest of the three: nothing says that it is gone.
tellHall('hanging', 6);
