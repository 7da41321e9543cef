/** The ridge of a hero. */
export const heroRidge = '[data-hero] > svg';
