/** Finds the ridge at the foot of a hero: the only drawing that is no part of a land. */
export const heroRidge = ':is([data-hero], [data-scene]) > svg';
