export { registerServiceWorker } from './serviceWorker';
export { workerNotices } from './workerNotices';
