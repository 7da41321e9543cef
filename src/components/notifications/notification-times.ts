/*
 * How long notifications and their parts last, in milliseconds. The ids are those of docs/interaction.md.
 */

/** How long a notification is shown unless it asks for another duration (T1). */
export const defaultDuration = 5000;

/** How long its enter and exit transitions take; once it has left, it is removed. */
export const transitionDuration = 200;

/**
 * How long after a notification appears the status says it. The status is empty until then, so that the
 * same text is a change, too, if it is said again (A2, A3).
 */
export const announcementDelay = 75;

/** How long the text stays in the status. Somebody who reads on later doesn't find it a second time (A2). */
export const announcementDuration = 3000;
