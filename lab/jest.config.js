import { configIn } from '../jest.config.js';

export default configIn('lab');
