import { tellHall } from './support/hall';

tellHall('hanging', 6);
