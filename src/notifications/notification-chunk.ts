/** What is fetched when a notification is first needed, or about to be: everything that draws one. */
export { NotificationRegion } from './notification-region';
export { show } from './show';
