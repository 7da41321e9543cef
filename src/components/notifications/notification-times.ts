/*
 * How long notifications and their parts last, in milliseconds. The ids are those of docs/interaction.md.
 */

/** How long a notification is shown unless it asks for another duration (T1). */
export const defaultDuration = 5000;

/** How long its enter and exit transitions take; once it has left, it is removed. */
export const transitionDuration = 200;

/** How long after it appears the status says it; the status is empty before, so that a repeated text is a change (A2, A3). */
export const announcementDelay = 75;

/** How long the status holds it; somebody who reads on later doesn't find the text a second time (A2). */
export const announcementDuration = 3000;
