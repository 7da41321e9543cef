/** `npm run lint`; which way imports run is in dependency-cruiser.config.mjs. */
export { rules as default } from './scripts/lint/config';
